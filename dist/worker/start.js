var Module = process.getBuiltinModule("node:module"), { createRequire, findPackageJSON } = Module;
var { Worker } = process.getBuiltinModule("node:worker_threads");
var { accessSync, closeSync, constants, fstatSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync, writeSync } = process.getBuiltinModule("node:fs");
import { DatabaseSync } from "node:sqlite";
var { createHash, createHmac } = process.getBuiltinModule("node:crypto");
var { dirname, join, posix, resolve, sep, win32 } = process.getBuiltinModule("node:path");
var { fileURLToPath } = process.getBuiltinModule("node:url");
var { chmod, mkdir, mkdtemp, realpath, rm, writeFile } = process.getBuiltinModule("node:fs/promises");
var { availableParallelism, devNull, tmpdir } = process.getBuiltinModule("node:os");
var { fork, spawn } = process.getBuiltinModule("node:child_process");
var { Readable } = process.getBuiltinModule("node:stream");
var { text } = process.getBuiltinModule("node:stream/consumers");
var { pipeline } = process.getBuiltinModule("node:stream/promises");
var { setTimeout: setTimeout$1 } = process.getBuiltinModule("node:timers/promises");
var { setFlagsFromString } = process.getBuiltinModule("node:v8");
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __require = (() => createRequire(import.meta.url))();
// src/prose.ts
function code(text) {
	return { code: text };
}
function prose$1(texts, ...values) {
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
var inconclusiveReasons = {
	settings: {
		meaning: "a setting is missing or malformed",
		effect: "always fails",
		hint: "Correct the settings and run again.",
		needsAction: true
	},
	fork: {
		meaning: "not scanned: pull request from a fork",
		effect: "fails",
		hint: prose$1`Gate forks without a key: in a workflow by a second step, ${code("uses: scan-gate/scan-gate/embedded@v1")}; elsewhere by ${code("scan-gate run --embedded")}.`,
		needsAction: true
	},
	"no-key": {
		meaning: "not scanned: no API key",
		effect: "fails",
		hint: prose$1`Set ${code("api-key")} from a secret; gate runs that get no secrets in a workflow by a second step, ${code("uses: scan-gate/scan-gate/embedded@v1")}; elsewhere by ${code("scan-gate run --embedded")}.`,
		needsAction: true
	},
	"wrong-ref": {
		meaning: "not scanned: there is no branch to scan",
		effect: "fails",
		hint: prose$1`Run the gate on branches and pull requests, or name the branch with the setting ${code("branch")}.`,
		needsAction: true
	},
	moved: {
		meaning: "the branch moved, or its head could not be read",
		effect: "fails",
		hint: prose$1`Run the gate on the newer commit; reading the head needs the permission ${code("contents: read")}.`
	},
	policy: {
		meaning: "the policy could not be read",
		effect: "fails",
		hint: prose$1`Look at where the policy is read from: ${code("config-file")}, ${code("policy-ref")}, and the permission ${code("contents: read")}.`,
		needsAction: true
	},
	"not-found": {
		meaning: "the repository, branch or scan was not found",
		effect: "fails",
		hint: prose$1`Check ${code("repository-id")}, ${code("branch")} and ${code("scan-id")}, and what the key has access to.`,
		needsAction: true
	},
	"foreign-repository": {
		meaning: "the repository at the service is another one",
		effect: "fails",
		hint: prose$1`Correct ${code("repository-id")}, or remove it to have the repository found by its address.`,
		needsAction: true
	},
	auth: {
		meaning: "the service refused the API key",
		effect: "fails",
		hint: prose$1`Check ${code("api-key")} and its scopes.`,
		needsAction: true
	},
	unavailable: {
		meaning: "the service could not be reached",
		effect: "fails",
		hint: prose$1`Run the gate again; check ${code("base-url")}, the network and the proxy settings when it stays so.`
	},
	"rate-limited": {
		meaning: "the service asked to wait for too long",
		effect: "fails",
		hint: prose$1`Run the gate again later, or raise ${code("timeout-seconds")}.`
	},
	"scan-failed": {
		meaning: "the scan failed",
		effect: "fails",
		hint: "Look at the scan at the service, then run the gate again."
	},
	timeout: {
		meaning: "the scan did not end in time",
		effect: "fails",
		hint: prose$1`Raise ${code("timeout-seconds")}, or judge the scan later with ${code("scan-id")}.`
	},
	protocol: {
		meaning: "the service answered in a way that cannot be trusted",
		effect: "fails",
		hint: prose$1`Run the gate again; when it stays so, check ${code("base-url")} and tell those who run the service.`
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
		hint: prose$1`Have it scanned (any scanner\u2019s SARIF can be judged), or say in the policy that it does not count: ${code("accept-uncovered")} for languages, ${code("fail-on-types")} for types.`,
		needsAction: true,
		isOfEvidence: true
	},
	"not-waited": {
		meaning: "the scan was started and not waited for",
		effect: "passes",
		hint: prose$1`Judge it later with ${code("scan-id")}.`
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
Object.keys(inconclusiveReasons).filter((name) => inconclusiveReasons[name].effect === "always fails");
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
// src/service/engines/fingerprint.ts
function fingerprintOf(parts) {
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
function identities() {
	const ordinalOf = ordinals();
	return ({ rule, path, code }) => {
		const ordinal = ordinalOf(JSON.stringify([
			rule,
			path,
			code
		]));
		return {
			fingerprint: fingerprintOf([
				rule,
				path,
				code,
				ordinal
			]),
			contentFingerprint: fingerprintOf([
				rule,
				code,
				ordinal
			])
		};
	};
}
function ordinals() {
	const seen = new Map();
	return (key) => {
		const ordinal = seen.get(key) ?? 0;
		seen.set(key, ordinal + 1);
		return ordinal;
	};
}
var guessableMarkLength = 3;
function secretMark(secret, isIssued) {
	const digest = createHmac("sha256", "scan-gate: identity of a secret").update(secret).digest("hex");
	return isIssued ? digest : digest.slice(0, guessableMarkLength);
}
// src/service/answers/answers.ts
var table$1 = "CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, state TEXT NOT NULL, answer TEXT NOT NULL, digest TEXT NOT NULL, day INTEGER NOT NULL) WITHOUT ROWID, STRICT";
var applicationId = 1397186935;
var keptDays = 30;
var mostPages = 262144;
var roundRows = 500;
var dayMs = 864e5;
function openAnswers(file, now) {
	if (!isOwn(file)) return void 0;
	let connection;
	try {
		connection = new DatabaseSync(file, { timeout: 2e3 });
		return prepared(connection, Math.floor(now.getTime() / dayMs));
	} catch {
		if (connection?.isOpen === true) connection.close();
		return;
	}
}
function isOwn(file) {
	try {
		const open = openSync(file, "a", 384);
		const { mode, uid } = fstatSync(open);
		closeSync(open);
		return (process.getuid === void 0 || uid === process.getuid()) && (process.platform === "win32" || (mode & 18) === 0);
	} catch {
		return false;
	}
}
function prepared(connection, day) {
	const { id } = connection.prepare("SELECT application_id AS id FROM pragma_application_id").get();
	const { n } = connection.prepare("SELECT count(*) AS n FROM sqlite_schema").get();
	if (n > 0 && id !== applicationId) throw new Error("it belongs to another program");
	connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA application_id = ${applicationId}`);
	connection.exec(`PRAGMA max_page_count = ${mostPages}`);
	connection.exec(table$1);
	connection.prepare("DELETE FROM answers WHERE day < ?").run(day - keptDays);
	const found = connection.prepare("SELECT state, answer, digest, day FROM answers WHERE key = ?");
	const written = connection.prepare("INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)");
	const touched = connection.prepare("UPDATE answers SET day = ? WHERE key = ?");
	let waiting = [];
	const flush = () => {
		const [round, isAny] = [waiting, waiting.length > 0];
		waiting = [];
		if (isAny) quietly(() => inTransaction(connection, round));
	};
	const later = (write) => {
		waiting.push(write);
		if (waiting.length >= roundRows) flush();
	};
	return {
		find: (key) => quietly(() => {
			const row = found.get(key);
			if (row === void 0 || row.digest !== fingerprintOf([
				key,
				row.state,
				row.answer
			])) return void 0;
			if (row.day !== day) later(() => touched.run(day, key));
			return {
				state: row.state,
				answer: JSON.parse(row.answer)
			};
		}),
		keep: (key, { state, answer }) => {
			const text = JSON.stringify(answer);
			later(() => written.run(key, state, text, fingerprintOf([
				key,
				state,
				text
			]), day));
		},
		close: () => {
			flush();
			quietly(() => connection.close());
		}
	};
}
function inTransaction(connection, writes) {
	connection.exec("BEGIN IMMEDIATE");
	try {
		for (const write of writes) write();
		connection.exec("COMMIT");
	} catch (error) {
		if (connection.isTransaction) connection.exec("ROLLBACK");
		throw error;
	}
}
function quietly(work) {
	try {
		return work();
	} catch {
		return;
	}
}
// src/git/contents.ts
var fileName = "contents";
var part = /^#(\d+)\+(\d+)$/;
var roundBytes = 4194304;
function writeContents(folder) {
	const file = openSync(join(folder, fileName), "wx", 384);
	let [offset, held, round] = [
		0,
		0,
		[]
	];
	const flush = () => {
		const bytes = Buffer.concat(round);
		for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
		[held, round] = [0, []];
	};
	return {
		add: (content) => {
			const stored = `#${offset}+${content.length}`;
			round.push(Buffer.from(content));
			offset += content.length;
			held += content.length;
			if (held >= roundBytes) flush();
			return stored;
		},
		end: () => {
			try {
				flush();
			} finally {
				closeSync(file);
			}
		}
	};
}
function readContent(folder, stored, mostBytes = Number.POSITIVE_INFINITY) {
	const [, offset, length] = part.exec(stored) ?? [];
	if (offset === void 0) return readFileSync(join(folder, stored)).subarray(0, mostBytes);
	const file = openSync(join(folder, fileName), "r");
	try {
		return readPart(file, Number(offset), Math.min(Number(length), mostBytes));
	} finally {
		closeSync(file);
	}
}
function bytesOf$1(stored) {
	return Number(part.exec(stored)?.[2] ?? 0);
}
function readPart(file, offset, length) {
	const content = Buffer.allocUnsafe(length);
	for (let read = 0; read < length;) {
		const more = readSync(file, content, read, length - read, offset + read);
		if (more === 0) throw new Error("the contents end early");
		read += more;
	}
	return content;
}
// src/service/answers/reuse.ts
function reusing(lookAtEach, reuse) {
	return (scanner, tasks, place) => scanner.stateOf === void 0 ? lookAtEach(scanner, tasks, place) : lookAtChanged({
		scanner,
		tasks,
		place,
		lookAtEach
	}, reuse);
}
async function* lookAtChanged({ scanner, tasks, place, lookAtEach }, { answers, version }) {
	const around = {
		shared: place.shared,
		digestOf: digestsIn(place.root)
	};
	const known = tasks.map((task) => {
		place.signal.throwIfAborted();
		const key = keyOf$1([scanner.name, version], task, around);
		const kept = answers.find(key);
		return kept !== void 0 && scanner.stateOf?.(task, kept.answer, around) === kept.state ? {
			task,
			key,
			answer: kept.answer
		} : {
			task,
			key
		};
	});
	const fresh = lookAtEach(scanner, known.flatMap((one) => "answer" in one ? [] : [one.task]), place)[Symbol.asyncIterator]();
	try {
		for (const one of known) {
			if ("answer" in one) {
				yield {
					task: one.task,
					answer: one.answer
				};
				continue;
			}
			const { value, done } = await fresh.next();
			if (done) throw new Error("the scanner left files over");
			const looked = value;
			const state = "answer" in looked ? scanner.stateOf?.(one.task, looked.answer, around) : void 0;
			if ("answer" in looked && state !== void 0) answers.keep(one.key, {
				state,
				answer: looked.answer
			});
			yield looked;
		}
	} finally {
		await fresh.return?.();
	}
}
function keyOf$1(asked, { stored, ...task }, { digestOf }) {
	const parts = Object.entries(task).sort(([a], [b]) => a < b ? -1 : 1);
	return fingerprintOf([
		...asked,
		digestOf(stored),
		JSON.stringify(parts)
	]);
}
function digestsIn(root) {
	const known = new Map();
	return (stored) => {
		const digest = known.get(stored) ?? createHash("sha256").update(readContent(root, stored)).digest("hex");
		known.set(stored, digest);
		return digest;
	};
}
// src/service/engines/installation.ts
var secretsInstallation = {
	name: "secretlint",
	scanType: "secrets",
	packages: ["@secretlint/core@13", "@secretlint/secretlint-rule-preset-recommend@13"],
	covers: "every file, and what the commits of a branch and their messages held before"
};
var sastInstallation = {
	name: "eslint",
	scanType: "sast",
	packages: [
		"eslint@10",
		"@babel/core@8",
		"@babel/eslint-parser@8",
		"eslint-plugin-security@4"
	],
	covers: "JavaScript and TypeScript, in pages and components too"
};
var pythonInstallation = {
	name: "ruff",
	scanType: "sast",
	packages: ["@astral-sh/ruff-wasm-nodejs@0.17", "@lezer/python@1"],
	covers: "Python, and what templates of Django and Jinja leave unescaped"
};
var scaInstallation = {
	name: "retire",
	scanType: "sca",
	packages: [
		"retire@5",
		"@salesforce/code-analyzer-retirejs-engine@0.32",
		"@npmcli/arborist@10"
	],
	covers: "npm's lock files and scripts that are libraries, as far as RetireJS's data knows them"
};
var iacInstallation = {
	name: "iac",
	scanType: "iac",
	packages: [],
	covers: "common weak settings in Terraform, CloudFormation, Dockerfiles, Compose, Kubernetes and GitHub's workflows"
};
var installations = [
	secretsInstallation,
	sastInstallation,
	pythonInstallation,
	scaInstallation,
	iacInstallation
];
// src/service/answers/version.ts
function scannersVersion(workerUrl) {
	const hash = createHash("sha256").update(JSON.stringify([process.versions, process.arch]));
	try {
		for (const file of codeFiles(workerUrl)) hash.update(file).update(readFileSync(file));
		for (const file of lists(workerUrl)) hash.update(file).update(readFileSync(file));
		return hash.digest("hex");
	} catch {
		return;
	}
}
function codeFiles(workerUrl) {
	const isSource = workerUrl.pathname.endsWith(".ts");
	const folder = fileURLToPath(new URL(isSource ? "../../" : "../", workerUrl));
	return readdirSync(folder, {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name)).map(({ parentPath, name }) => join(parentPath, name)).sort();
}
function lists(workerUrl) {
	const found = installations.flatMap(({ packages: wanted }) => wanted.map((each) => each.replace(/(?<!^)@[^@]*$/, ""))).flatMap((name) => ifFound(name, workerUrl) ?? []);
	if (found.length === 0) throw new Error("no scanner is installed");
	const folders = found.map((file) => file.slice(0, file.lastIndexOf("node_modules") + 12));
	return [...new Set(folders)].sort().map((folder) => join(folder, ".package-lock.json"));
}
function ifFound(name, from) {
	try {
		const file = findPackageJSON(name, from);
		return file === void 0 ? void 0 : join(dirname(file), "package.json");
	} catch {
		return;
	}
}
// src/git/skipped-files.ts
var maximumLines = 20;
function diagnosticsOfSkips(engine, skips) {
	return [...Map.groupBy(skips, (skip) => skip.reason)].flatMap(([message, group]) => {
		const paths = group.map((skip) => skip.filePath).sort();
		if (paths.length <= maximumLines) return paths.map((path) => ({
			engine,
			message,
			file_path: path
		}));
		return [{
			engine,
			message: `${message} (${paths.length} files)`,
			file_paths: paths
		}];
	});
}
// src/service/engines/source-file.ts
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function folderOf(path) {
	return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}
function extensionOf(path) {
	const name = baseName(path);
	const dot = name.lastIndexOf(".");
	return dot <= 0 ? "" : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
	return path.startsWith("node_modules/") || path.includes("/node_modules/");
}
// src/service/engines/task.ts
async function* lookHere(scanner, tasks, { root, signal, shared }) {
	const look = await scanner.open(root, shared);
	for (const task of tasks) {
		signal.throwIfAborted();
		yield await lookAt$1(look, task);
	}
}
async function lookAt$1(look, task) {
	try {
		return {
			task,
			answer: await look(task)
		};
	} catch (error) {
		const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
		return {
			task,
			fault: `the scanner failed: ${line.slice(0, 200)}`
		};
	}
}
// src/service/engines/text.ts
var sampledBytes = 65536;
var binaryShare = .02;
var wide = {
	leastBytes: 8,
	zeros: .4,
	otherZeros: .1
};
async function readFileText(root, stored) {
	return decodeText(readContent(root, stored));
}
function decodeText(content) {
	const isEncrypted = content.subarray(0, 10).toString("latin1") === "\0GITCRYPT\0";
	const marked = markedEncoding(content);
	if (marked !== void 0) return {
		text: withoutMark(marked(content)),
		isBinary: false,
		isEncrypted
	};
	const guessed = guessedEncoding(content);
	const narrow = withoutMark(narrowText(content));
	if (guessed !== void 0) return {
		text: guessed(content),
		narrow,
		isBinary: false,
		isEncrypted
	};
	return {
		text: narrow,
		isBinary: looksBinary(content),
		isEncrypted
	};
}
function readingsOf(content) {
	const narrow = withoutMark(narrowText(content));
	const marked = markedEncoding(content);
	const wide = marked === void 0 ? [] : [withoutMark(marked(content))];
	return narrow.includes("\0") ? [
		narrow.replaceAll("\0", " "),
		narrow.replaceAll("\0", ""),
		...wide
	] : [narrow, ...wide];
}
function narrowText(content) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(content);
	} catch {
		return content.toString("latin1");
	}
}
function markedEncoding(content) {
	const mark = content.toString("hex", 0, 4);
	if (mark === "fffe0000") return (bytes) => fromUtf32(bytes, true);
	if (mark === "0000feff") return (bytes) => fromUtf32(bytes, false);
	if (mark.startsWith("fffe")) return (bytes) => new TextDecoder("utf-16le").decode(bytes);
	if (mark.startsWith("feff")) return (bytes) => new TextDecoder("utf-16be").decode(bytes);
}
function guessedEncoding(content) {
	if (content.length < wide.leastBytes) return void 0;
	const [even, odd] = zeroShares(content.subarray(0, sampledBytes));
	if (odd > wide.zeros && even < wide.otherZeros) return (bytes) => new TextDecoder("utf-16le").decode(bytes);
	if (even > wide.zeros && odd < wide.otherZeros) return (bytes) => new TextDecoder("utf-16be").decode(bytes);
}
function fromUtf32(bytes, isLittle) {
	const points = [];
	for (let index = 0; index + 3 < bytes.length; index += 4) {
		const point = isLittle ? bytes.readUInt32LE(index) : bytes.readUInt32BE(index);
		points.push(point <= 1114111 ? String.fromCodePoint(point) : "\ufffd");
	}
	return points.join("");
}
function zeroShares(sample) {
	const zeros = [0, 0];
	for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1)) zeros[at % 2 === 0 ? 0 : 1] += 1;
	const places = Math.max(2, Math.floor(sample.length / 2));
	return [zeros[0] / places, zeros[1] / places];
}
function looksBinary(content) {
	const sample = content.subarray(0, sampledBytes);
	let odd = 0;
	for (let index = 0; index < sample.length; index += 1) {
		const byte = sample[index] ?? 0;
		if (byte < 32 && !(byte >= 8 && byte <= 13) && byte !== 27) odd += 1;
	}
	return odd > sample.length * binaryShare;
}
function withoutMark(text) {
	return text.startsWith("\ufeff") ? text.slice(1) : text;
}
// src/report/file-role.ts
var fileRoles = [
	"fixture",
	"test",
	"example",
	"vendored",
	"minified"
];
var patterns$1 = {
	fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
	test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs)$/,
	example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
	vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
	minified: /\.min\.(?:[cm]?js|css)$/i
};
function roleOfPath(path) {
	return path === void 0 ? void 0 : fileRoles.find((role) => patterns$1[role].test(path));
}
var roleWords = {
	fixture: "in a fixture of tests",
	test: "in a test",
	example: "in an example",
	vendored: "in code of somebody else that is kept here",
	minified: "in minified code"
};
// src/service/engines/file-role.ts
var generated$1 = /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
var longestLine$1 = 500;
function roleOf(path, text) {
	const role = roleOfPath(path);
	if (role !== void 0) return `It stands ${roleWords[role]}.`;
	if (text.split("\n", 50).some((line) => line.length > 10 * longestLine$1)) return "It stands in minified code.";
	return generated$1.test(text.slice(0, 2e3)) ? "It stands in generated code." : "";
}
// src/service/engines/meaning.ts
var greatestScore = {
	CRITICAL: 10,
	HIGH: 8.9,
	MEDIUM: 6.9,
	LOW: 3.9,
	INFO: 0
};
function scoreOf(severity, cvss) {
	return Math.min(cvss, greatestScore[severity ?? ""] ?? 10);
}
function withLink(remediation, cwe) {
	return `${remediation} See https://cwe.mitre.org/data/definitions/${cwe.replace("CWE-", "")}.html`;
}
// src/service/engines/snippet.ts
var shownLines = 5;
var shownColumns = 200;
var deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
function shownCode(lines, range) {
	const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
	const filled = part.filter((line) => line.trim() !== "");
	const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
	const start = Math.max(0, range.column - 1 - shownColumns / 2);
	return part.map((line) => line.length > 400 ? line.slice(start, start + shownColumns) : line.slice(indent)).join("\n").replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
var frameLines = 3;
function framedCode(lines, range) {
	const last = Math.min(lines.length, Math.max(range.endLine, range.line + frameLines - 1));
	return shownCode(lines, {
		...range,
		endLine: last
	}).trimEnd();
}
function normalized(code) {
	return code.replaceAll(/\s+/g, " ").trim();
}
function lineFinder$1(text) {
	const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
	return (offset) => {
		let [low, high] = [0, starts.length];
		while (high - low > 1) {
			const middle = low + high >> 1;
			if ((starts[middle] ?? 0) <= offset) low = middle;
			else high = middle;
		}
		return low + 1;
	};
}
// src/service/engines/iac/weaknesses.ts
var weaknesses$2 = {
	"open-port": {
		cwe: "CWE-284",
		severity: "HIGH",
		cvss: 7.5,
		title: "Administration or database port open to the world",
		description: "Every address of the Internet may connect to a port that is for administrators or programs of your own.",
		remediation: "Allow the addresses of your own networks, or reach the port through a bastion or a VPN."
	},
	"published-port": {
		cwe: "CWE-284",
		severity: "MEDIUM",
		cvss: 5.3,
		title: "Database port published on all interfaces",
		description: "Whoever reaches the machine reaches the database; published ports pass by many firewalls.",
		remediation: "Leave the port to the network of the containers, or publish it on 127.0.0.1."
	},
	"public-database": {
		cwe: "CWE-284",
		severity: "HIGH",
		cvss: 7.5,
		title: "Database that the whole Internet can reach",
		description: "The database has a public address, or lets every address in: only its password is between it and everybody.",
		remediation: "Keep it in a private network, and let in the addresses that need it."
	},
	"public-storage": {
		cwe: "CWE-732",
		severity: "HIGH",
		cvss: 7.5,
		title: "Storage that everybody can read",
		description: "Whoever knows or guesses its name can read what is stored, and in some settings change it.",
		remediation: "Make it private, and serve what is public through a distribution of content."
	},
	"public-policy": {
		cwe: "CWE-732",
		severity: "HIGH",
		cvss: 7.5,
		title: "Policy that allows everybody",
		description: "The policy names everybody as the one who may act, and no condition narrows that.",
		remediation: "Name the accounts and roles that may, or add a condition."
	},
	"public-access": {
		cwe: "CWE-284",
		severity: "MEDIUM",
		cvss: 5.3,
		title: "Database with a public address",
		description: "Only rules of its firewall and its passwords are between the database and the Internet.",
		remediation: "Switch the public address off, and reach it through a private endpoint."
	},
	"public-endpoint": {
		cwe: "CWE-284",
		severity: "MEDIUM",
		cvss: 5.3,
		title: "Cluster's interface open to the world",
		description: "The interface by which a cluster is administered answers every address of the Internet.",
		remediation: "Make the endpoint private, or name the networks that may use it."
	},
	"no-encryption": {
		cwe: "CWE-311",
		severity: "MEDIUM",
		cvss: 5.5,
		title: "Data stored without encryption",
		description: "Who gets at the disks, a snapshot or a backup can read what is stored.",
		remediation: "Switch encryption on; most stores have to be made anew for it."
	},
	"no-tls": {
		cwe: "CWE-319",
		severity: "MEDIUM",
		cvss: 5.9,
		title: "Connections without encryption allowed",
		description: "The service also answers connections that anybody on the way can read and change.",
		remediation: "Require TLS, and redirect HTTP to HTTPS."
	},
	"old-tls": {
		cwe: "CWE-326",
		severity: "LOW",
		cvss: 3.7,
		title: "Old version of TLS allowed",
		description: "TLS below 1.2 has known weaknesses.",
		remediation: "Require TLS 1.2 or later."
	},
	"tls-unchecked": {
		cwe: "CWE-295",
		severity: "MEDIUM",
		cvss: 5.9,
		title: "Download that does not check the certificate",
		description: "Anybody on the way can put something else in the place of what is downloaded.",
		remediation: "Leave the check on; install the certificate of your own authority where there is one."
	},
	"unchecked-download": {
		cwe: "CWE-494",
		severity: "MEDIUM",
		cvss: 5.9,
		title: "Download without encryption or check",
		description: "Anybody on the way can put another program in the place of what is downloaded.",
		remediation: "Download over HTTPS, and compare with a known checksum."
	},
	"no-rotation": {
		cwe: "CWE-320",
		severity: "LOW",
		cvss: 3.1,
		title: "Key that is never rotated",
		description: "A key that once leaked stays good for everything that was and will be encrypted with it.",
		remediation: "Switch the yearly rotation on."
	},
	"wide-permissions": {
		cwe: "CWE-732",
		severity: "HIGH",
		cvss: 8.1,
		title: "Permissions on everything",
		description: "Whoever gets at this identity can do anything to all resources of a service, or of the account.",
		remediation: "Name the actions that are needed, and the resources that they are needed for."
	},
	"password-login": {
		cwe: "CWE-287",
		severity: "LOW",
		cvss: 3.7,
		title: "Virtual machine that takes passwords",
		description: "Passwords can be tried; keys cannot.",
		remediation: "Allow SSH keys alone."
	},
	"no-access-control": {
		cwe: "CWE-284",
		severity: "MEDIUM",
		cvss: 6.5,
		title: "Cluster without control of access by role",
		description: "Whoever may use the cluster at all may do everything in it.",
		remediation: "Switch control of access by role (RBAC) on, and older ways off."
	},
	"root-user": {
		cwe: "CWE-250",
		severity: "LOW",
		cvss: 3.9,
		title: "Container that runs as root",
		description: "What breaks out of the program is root in the container, and one fault of the kernel away from the machine.",
		remediation: "Make a user, and name it with USER or runAsUser."
	},
	"privileged-container": {
		cwe: "CWE-250",
		severity: "HIGH",
		cvss: 8.2,
		title: "Container with the rights of its machine",
		description: "What breaks out of the program has the machine: its devices, its processes or its container engine.",
		remediation: "Leave out what gives the rights of the machine; add single capabilities where they are needed."
	},
	"wide-file-rights": {
		cwe: "CWE-732",
		severity: "LOW",
		cvss: 3.3,
		title: "Files that everybody may write",
		description: "Any process in the container can change them.",
		remediation: "Give the files to the user of the program, and leave others the right to read."
	},
	"workflow-injection": {
		cwe: "CWE-94",
		severity: "HIGH",
		cvss: 8.8,
		title: "Text of strangers in a script of a workflow",
		description: "The expression is replaced before the shell reads the script: a title or a name of a branch can hold commands.",
		remediation: "Hand the text over in env, and use the variable in quotes."
	},
	"workflow-checkout": {
		cwe: "CWE-829",
		severity: "HIGH",
		cvss: 8.8,
		title: "Workflow with secrets that checks out a proposal's code",
		description: "pull_request_target and workflow_run have secrets and rights to write; code of a fork that runs there has them too.",
		remediation: "Use pull_request, or do not run anything of what was checked out."
	},
	"workflow-permissions": {
		cwe: "CWE-732",
		severity: "MEDIUM",
		cvss: 5.4,
		title: "Workflow with all rights",
		description: "Every step, and every action that it uses, may change code, releases and settings.",
		remediation: "Name the rights that the job needs."
	}
};
// src/service/engines/iac/findings.ts
function findingsIn(path, text, flaws) {
	const lines = text.split(/\r\n|[\n\r]/);
	const identityOf = identities();
	const role = roleOf(path, text);
	return distinct(flaws).map(({ weakness, line, endLine = line, severity: graded }) => {
		const { cwe, cvss, title, description, remediation, severity: most } = weaknesses$2[weakness];
		const severity = graded ?? most;
		const range = {
			line,
			column: 1,
			endLine,
			endColumn: 1
		};
		return {
			type: "IAC",
			severity,
			title,
			description: `${description}${role === "" ? "" : ` ${role}`} Found by scan-gate: ${weakness}.`,
			remediation: withLink(remediation, cwe),
			cwe,
			cvss: scoreOf(severity, cvss),
			filePath: path,
			line,
			codeSnippet: framedCode(lines, range),
			...identityOf({
				rule: weakness,
				path,
				code: normalized(shownCode(lines, range))
			})
		};
	});
}
function distinct(flaws) {
	return [...new Map(flaws.map((flaw) => [`${flaw.weakness} ${flaw.line}`, flaw])).values()].sort((a, b) => a.line - b.line);
}
// node_modules/yaml/dist/nodes/identity.js
var require_identity = __commonJSMin(((exports) => {
	var ALIAS = Symbol.for("yaml.alias");
	var DOC = Symbol.for("yaml.document");
	var MAP = Symbol.for("yaml.map");
	var PAIR = Symbol.for("yaml.pair");
	var SCALAR = Symbol.for("yaml.scalar");
	var SEQ = Symbol.for("yaml.seq");
	var NODE_TYPE = Symbol.for("yaml.node.type");
	var isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	var isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	var isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	var hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));
// node_modules/yaml/dist/visit.js
var require_visit = __commonJSMin(((exports) => {
	var identity = require_identity();
	var BREAK = Symbol("break visit");
	var SKIP = Symbol("skip children");
	var REMOVE = Symbol("remove node");
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	visitAsync.BREAK = BREAK;
	visitAsync.SKIP = SKIP;
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));
// node_modules/yaml/dist/doc/directives.js
var require_directives = __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	var escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			this.docStart = null;
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));
// node_modules/yaml/dist/doc/anchors.js
var require_anchors = __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));
// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = __commonJSMin(((exports) => {
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));
// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = __commonJSMin(((exports) => {
	var identity = require_identity();
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));
// node_modules/yaml/dist/nodes/Node.js
var require_Node = __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));
// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));
// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));
// node_modules/yaml/dist/doc/createNode.js
var require_createNode = __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));
// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: new Map()
		});
	}
	var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));
// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = __commonJSMin(((exports) => {
	var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));
// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = __commonJSMin(((exports) => {
	var FOLD_FLOW = "flow";
	var FOLD_BLOCK = "block";
	var FOLD_QUOTED = "quoted";
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));
// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	var getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	var blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));
// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));
// node_modules/yaml/dist/log.js
var require_log = __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));
// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var MERGE_KEY = "<<";
	var merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	var isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));
// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));
// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		return new Pair(createNode.createNode(key, void 0, ctx), createNode.createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));
// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));
// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));
// node_modules/yaml/dist/schema/common/map.js
var require_map = __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	exports.map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));
// node_modules/yaml/dist/schema/common/seq.js
var require_seq = __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	exports.seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/schema/common/string.js
var require_string = __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	exports.string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/common/null.js
var require_null = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));
// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));
// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));
// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	var floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	var floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	var intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	var int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	var intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
}));
// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	var stringifyJSON = ({ value }) => JSON.stringify(value);
	var jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	exports.schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	exports.binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	var pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));
// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	var omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));
// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	var trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	var falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));
// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	var floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	var floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	var intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	var intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	var int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	var intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	var set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));
// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	var intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	var floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	var timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));
// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
}));
// node_modules/yaml/dist/schema/tags.js
var require_tags = __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	var schemas = new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	var tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	var coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));
// node_modules/yaml/dist/schema/Schema.js
var require_Schema = __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	exports.Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));
// node_modules/yaml/dist/doc/Document.js
var require_Document = __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			this.commentBefore = null;
			this.comment = null;
			this.errors = [];
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));
// node_modules/yaml/dist/errors.js
var require_errors = __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	var prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "\u2026" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "\u2026";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "\u2026\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));
// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));
// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));
// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));
// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));
// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	var startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));
// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));
// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));
// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	var blockMsg = "Block collections are not allowed within flow collections";
	var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));
// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));
// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));
// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	var escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "\u0085",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));
// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));
// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));
// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	var CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));
// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));
// node_modules/yaml/dist/compose/composer.js
var require_composer = __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));
// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));
// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = __commonJSMin(((exports) => {
	var stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = __commonJSMin(((exports) => {
	var BREAK = Symbol("break visit");
	var SKIP = Symbol("skip children");
	var REMOVE = Symbol("remove item");
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));
// node_modules/yaml/dist/parse/cst.js
var require_cst = __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	var BOM = "\ufeff";
	var DOCUMENT = "";
	var FLOW_END = "";
	var SCALAR = "";
	var isCollection = (token) => !!token && "items" in token;
	var isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));
// node_modules/yaml/dist/parse/lexer.js
var require_lexer = __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	var hexDigits = new Set("0123456789ABCDEFabcdef");
	var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	var flowIndicatorChars = new Set(",[]{}");
	var invalidAnchorChars = new Set(" ,[]{}\n\r	");
	var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	var Lexer = class {
		constructor() {
			this.atEnd = false;
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			this.buffer = "";
			this.flowKey = false;
			this.flowLevel = 0;
			this.indentNext = 0;
			this.indentValue = 0;
			this.lineEndPos = null;
			this.next = null;
			this.pos = 0;
		}
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));
// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = __commonJSMin(((exports) => {
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));
// node_modules/yaml/dist/parse/parser.js
var require_parser = __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			default: return [];
		}
	}
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	var Parser = class {
		constructor(onNewLine) {
			this.atNewLine = true;
			this.atScalar = false;
			this.indent = 0;
			this.offset = 0;
			this.onKeyLine = false;
			this.stack = [];
			this.source = "";
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));
// node_modules/yaml/dist/public-api.js
var require_public_api = __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));
// src/service/engines/iac/part.ts
var import_dist = __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}))();
function field$1(part, name) {
	return part?.fields?.get(name)?.[0];
}
function each(part, name) {
	return (part?.fields?.get(name) ?? []).flatMap((one) => one.items ?? [one]);
}
function put(fields, name, part) {
	const parts = fields.get(name);
	if (parts === void 0) fields.set(name, [part]);
	else parts.push(part);
}
function reach$3(part, path) {
	return path.reduce((parts, name) => parts.flatMap((one) => each(one, name)), [part]);
}
function textOf$3(part) {
	return part?.text ?? "";
}
function isTrue$1(part) {
	return /^(?:true|yes|on)$/i.test(textOf$3(part));
}
function isFalse$1(part) {
	return /^(?:false|no|off)$/i.test(textOf$3(part));
}
function* below(part) {
	yield part;
	for (const item of part.items ?? []) yield* below(item);
	for (const parts of part.fields?.values() ?? []) for (const one of parts) yield* below(one);
}
function partsOfYaml(text, firstLine = 1) {
	const lineCounter = new import_dist.LineCounter();
	const documents = (0, import_dist.parseAllDocuments)(text, {
		lineCounter,
		logLevel: "silent",
		uniqueKeys: false
	});
	if (!Array.isArray(documents)) return [];
	const lineAt = (offset) => lineCounter.linePos(offset).line + firstLine - 1;
	return documents.flatMap(({ contents }) => contents === null ? [] : [partOf$1(contents, lineAt)]);
}
function partOf$1(node, lineAt) {
	const [start = 0, end = start] = node.range ?? [];
	const place = {
		line: lineAt(start),
		endLine: lineAt(Math.max(start, end - 1))
	};
	const isKnown = node.tag === void 0 || !/^!(?!!)/.test(node.tag);
	if ((0, import_dist.isAlias)(node) || !isKnown) return place;
	if ((0, import_dist.isScalar)(node)) return {
		...place,
		text: node.source ?? String(node.value)
	};
	if ((0, import_dist.isSeq)(node)) return {
		...place,
		items: node.items.map((item) => partOf$1(item, lineAt))
	};
	if (!(0, import_dist.isMap)(node)) return place;
	const fields = new Map();
	for (const { key, value } of node.items) {
		const name = (0, import_dist.isScalar)(key) ? String(key.value) : "";
		const line = (0, import_dist.isScalar)(key) ? lineAt(key.range?.[0] ?? start) : place.line;
		put(fields, name, value === null ? {
			line,
			endLine: line
		} : {
			...partOf$1(value, lineAt),
			line
		});
	}
	return {
		...place,
		fields
	};
}
// src/service/engines/iac/policies.ts
function grantsEverything(policies) {
	return statementsIn(policies).flatMap((one) => {
		const severity = gravity(one);
		return severity === void 0 ? [] : [{
			weakness: "wide-permissions",
			...placeOf$3(one),
			severity
		}];
	});
}
function letsEverybodyIn(policies) {
	return statementsIn(policies).filter(isPublic).map((one) => ({
		weakness: "public-policy",
		...placeOf$3(one)
	}));
}
function statementsIn(policies) {
	return policies.flatMap(read).flatMap((policy) => [...below(policy)]);
}
function placeOf$3({ line, endLine }) {
	return {
		line,
		endLine: Math.min(endLine, line + 4)
	};
}
var principals = [
	"Principal",
	"principal",
	"principals"
];
function isPublic(statement) {
	const named = principals.flatMap((name) => each(statement, name)).flatMap((one) => [one, ...[
		"AWS",
		"aws",
		"identifiers"
	].flatMap((name) => each(one, name))]);
	return !["Condition", "condition"].some((name) => field$1(statement, name) !== void 0) && !isDenied(statement) && named.some((one) => one.text === "*");
}
function isDenied(statement) {
	return /^deny$/i.test(textOf$3(field$1(statement, "Effect") ?? field$1(statement, "effect")));
}
function read(part) {
	if (part.text === void 0) return [part];
	return part.text.trimStart().startsWith("{") ? partsOfYaml(part.text, part.line + 1) : [];
}
function gravity(statement) {
	const texts = (names) => names.flatMap((name) => each(statement, name)).map(textOf$3);
	const actions = texts([
		"Action",
		"action",
		"actions"
	]);
	const resources = texts([
		"Resource",
		"resource",
		"resources"
	]);
	const isOfKey = principals.some((name) => field$1(statement, name) !== void 0);
	if (isDenied(statement) || isOfKey || !resources.includes("*")) return void 0;
	if (actions.includes("*") || actions.includes("*:*")) return "HIGH";
	return actions.some((action) => /^[\w-]+:\*$/.test(action)) ? "MEDIUM" : void 0;
}
// src/service/engines/iac/ports.ts
var guarded$1 = [
	22,
	23,
	135,
	139,
	445,
	1433,
	1521,
	2049,
	2375,
	2376,
	3306,
	3389,
	5432,
	5439,
	5601,
	5900,
	5985,
	6379,
	6443,
	9042,
	9200,
	9300,
	10250,
	11211,
	27017
];
var everybody = /^(?:0\.0\.0\.0\/0|::\/0|\*|0\.0\.0\.0|any|internet)$/i;
var sources = [
	"cidr_blocks",
	"ipv6_cidr_blocks",
	"cidr_ip",
	"cidr_ipv4",
	"cidr_ipv6",
	"cidr_ipv_6",
	"source_ranges",
	"source_address_prefix",
	"source_address_prefixes",
	"source"
];
function isDatabasePort(port) {
	return [
		1433,
		1521,
		3306,
		5432,
		5439,
		6379,
		9042,
		9200,
		9300,
		11211,
		27017
	].includes(port);
}
function openPorts(resource) {
	return rulesOf(resource).flatMap((rule) => {
		if (!sources.some((name) => each(rule, name).some((one) => everybody.test(textOf$3(one)))) || !rangesOf(rule).some(([first, last]) => guarded$1.some((port) => first <= port && port <= last))) return [];
		return [{
			weakness: "open-port",
			line: rule.line,
			endLine: Math.min(rule.endLine, rule.line + 4)
		}];
	});
}
function rulesOf(resource) {
	const { type } = resource;
	if (/^aws_(?:default_)?security_group$/.test(type)) return [...each(resource, "ingress"), ...each(resource, "security_group_ingress")];
	if (/^aws_(?:vpc_)?security_group_(?:ingress_)?rule$|^aws_security_group_ingress$/.test(type)) return /egress/.test(textOf$3(field$1(resource, "type"))) ? [] : [resource];
	if (/^azurerm_network_security_(?:group|rule)$/.test(type)) return (type.endsWith("rule") ? [resource] : each(resource, "security_rule")).filter((rule) => /^inbound$/i.test(textOf$3(field$1(rule, "direction"))) && /^allow$/i.test(textOf$3(field$1(rule, "access"))));
	if (type === "google_compute_firewall") return /egress/i.test(textOf$3(field$1(resource, "direction"))) ? [] : [resource];
	if (type === "oci_core_security_list") return each(resource, "ingress_security_rules");
	return type === "alicloud_security_group_rule" && !/egress/.test(textOf$3(field$1(resource, "type"))) ? [resource] : [];
}
var allPorts = [0, 65535];
function rangesOf(rule) {
	const protocol = textOf$3(field$1(rule, "protocol") ?? field$1(rule, "ip_protocol"));
	if (/^(?:-1|all|\*)$/i.test(protocol) && field$1(rule, "destination_port_range") === void 0) return [allPorts];
	const from = field$1(rule, "from_port");
	if (from !== void 0) {
		const [first, last] = [Number(textOf$3(from)), Number(textOf$3(field$1(rule, "to_port")) || textOf$3(from))];
		return textOf$3(from) === "" ? [] : [first === 0 && last === 0 && /^-1$/.test(protocol) ? allPorts : [first, last]];
	}
	const listed = [
		"destination_port_range",
		"destination_port_ranges",
		"port_range"
	].flatMap((name) => each(rule, name));
	const allowed = each(rule, "allow");
	const ports = [...listed, ...allowed.flatMap((one) => each(one, "ports"))].map((one) => rangeIn(textOf$3(one)));
	if (allowed.some((one) => /^all$/i.test(textOf$3(field$1(one, "protocol"))))) return [allPorts];
	return [...ports, ...each(rule, "tcp_options").map(optionRange)];
}
function rangeIn(text) {
	if (text === "*" || text === "-1/-1") return allPorts;
	const [, first, last = first] = /^(\d+)(?:[-/](\d+))?$/.exec(text) ?? [];
	return first === void 0 ? [-1, -1] : [Number(first), Number(last)];
}
function optionRange(options) {
	return [Number(textOf$3(field$1(options, "min")) || -1), Number(textOf$3(field$1(options, "max")) || -1)];
}
// src/service/engines/iac/cloud.ts
var absentOrFalse = (value) => value === void 0 || isFalse$1(value);
var matching = (pattern) => (value) => pattern.test(textOf$3(value));
var attributes = [
	[
		/^aws_ebs_volume$|^aws_efs_file_system$|^aws_redshift_cluster$/,
		"encrypted",
		absentOrFalse,
		"no-encryption"
	],
	[
		/^aws_(?:db_instance|rds_cluster|neptune_cluster|docdb_cluster)$/,
		"storage_encrypted",
		absentOrFalse,
		"no-encryption"
	],
	[
		/^aws_(?:elasticsearch|opensearch)_domain$/,
		"encrypt_at_rest.enabled",
		absentOrFalse,
		"no-encryption"
	],
	[
		/^aws_elasticache_replication_group$/,
		"at_rest_encryption_enabled",
		absentOrFalse,
		"no-encryption"
	],
	[
		/^aws_(?:sqs_queue|sns_topic|kinesis_stream|dynamodb_table)$/,
		"server_side_encryption.enabled",
		isFalse$1,
		"no-encryption"
	],
	[
		/^azurerm_managed_disk$/,
		"encryption_settings.enabled",
		isFalse$1,
		"no-encryption"
	],
	[
		/^alicloud_(?:disk|oss_bucket|db_instance)$/,
		"encrypted",
		isFalse$1,
		"no-encryption"
	],
	[
		/^aws_(?:db_instance|rds_cluster_instance|redshift_cluster|dms_replication_instance|mq_broker)$/,
		"publicly_accessible",
		isTrue$1,
		"public-database"
	],
	[
		/^aws_s3_bucket(?:_acl)?$/,
		"acl",
		matching(/^(?:public-read|authenticated-read)/),
		"public-storage"
	],
	[
		/^aws_s3_bucket_public_access_block$/,
		"block_public_acls",
		isFalse$1,
		"public-storage"
	],
	[
		/^azurerm_storage_container$/,
		"container_access_type",
		matching(/^(?:blob|container)$/),
		"public-storage"
	],
	[
		/^azurerm_storage_account$/,
		"allow_blob_public_access",
		isTrue$1,
		"public-storage"
	],
	[
		/^azurerm_storage_account$/,
		"allow_nested_items_to_be_public",
		isTrue$1,
		"public-storage"
	],
	[
		/^alicloud_oss_bucket(?:_acl)?$/,
		"acl",
		matching(/^public-read/),
		"public-storage"
	],
	[
		/^oci_objectstorage_bucket$/,
		"access_type",
		matching(/^ObjectRead/),
		"public-storage"
	],
	[
		/^google_.*_iam_member$/,
		"member",
		matching(/^all(?:Authenticated)?Users$/),
		"public-storage"
	],
	[
		/^google_.*_iam_binding$/,
		"members",
		matching(/^all(?:Authenticated)?Users$/),
		"public-storage"
	],
	[
		/^google_storage_(?:bucket|default_object)_a(?:cl|ccess_control)$/,
		"entity",
		matching(/^all(?:Authenticated)?Users$/),
		"public-storage"
	],
	[
		/^google_bigquery_dataset$/,
		"access.special_group",
		matching(/^allAuthenticatedUsers$/),
		"public-storage"
	],
	[
		/^aws_kms_key$/,
		"enable_key_rotation",
		absentOrFalse,
		"no-rotation"
	],
	[
		/^alicloud_kms_key$/,
		"automatic_rotation",
		matching(/^disabled$/i),
		"no-rotation"
	],
	[
		/^aws_elb$/,
		"listener.lb_protocol",
		matching(/^http$/i),
		"no-tls"
	],
	[
		/^aws_cloudfront_distribution$/,
		"default_cache_behavior.viewer_protocol_policy",
		matching(/^allow-all$/),
		"no-tls"
	],
	[
		/^azurerm_\w*(?:sql|mariadb|cosmosdb)\w*(?:_server|_account)$/,
		"public_network_access_enabled",
		isTrue$1,
		"public-access"
	],
	[
		/^google_container_cluster$/,
		"master_authorized_networks_config.cidr_blocks.cidr_block",
		matching(/^0\.0\.0\.0\/0$/),
		"public-endpoint"
	],
	[
		/^azurerm_storage_account$/,
		"enable_https_traffic_only",
		isFalse$1,
		"no-tls"
	],
	[
		/^azurerm_storage_account$/,
		"https_traffic_only_enabled",
		isFalse$1,
		"no-tls"
	],
	[
		/^azurerm_\w*(?:sql|mariadb|postgresql)\w*_server$/,
		"ssl_enforcement_enabled",
		isFalse$1,
		"no-tls"
	],
	[
		/^azurerm_(?:app_service|\w+_(?:web|function)_app)$/,
		"https_only",
		absentOrFalse,
		"no-tls"
	],
	[
		/^google_sql_database_instance$/,
		"settings.ip_configuration.require_ssl",
		isFalse$1,
		"no-tls"
	],
	[
		/^aws_elasticache_replication_group$/,
		"transit_encryption_enabled",
		isFalse$1,
		"no-tls"
	],
	[
		/^azurerm_/,
		"min_tls_version",
		matching(/^(?:TLS1_[01]|1\.[01])$/),
		"old-tls"
	],
	[
		/^azurerm_/,
		"site_config.min_tls_version",
		matching(/^1\.[01]$/),
		"old-tls"
	],
	[
		/^azurerm_/,
		"ssl_minimal_tls_version_enforced",
		matching(/^TLS(?:1_[01]|EnforcementDisabled)$/),
		"old-tls"
	],
	[
		/^azurerm_kubernetes_cluster$/,
		"role_based_access_control.enabled",
		isFalse$1,
		"no-access-control"
	],
	[
		/^azurerm_kubernetes_cluster$/,
		"role_based_access_control_enabled",
		isFalse$1,
		"no-access-control"
	],
	[
		/^google_container_cluster$/,
		"enable_legacy_abac",
		isTrue$1,
		"no-access-control"
	],
	[
		/^azurerm_(?:linux_)?virtual_machine(?:_scale_set)?$/,
		"disable_password_authentication",
		isFalse$1,
		"password-login"
	],
	[
		/^azurerm_virtual_machine$/,
		"os_profile_linux_config.disable_password_authentication",
		isFalse$1,
		"password-login"
	],
	[
		/^google_sql_database_instance$/,
		"settings.ip_configuration.authorized_networks.value",
		matching(/^0\.0\.0\.0\/0$/),
		"public-database"
	],
	[
		/^alicloud_(?:db|mongodb|kvstore)_instance$/,
		"security_ips",
		matching(/^0\.0\.0\.0\/0$/),
		"public-database"
	]
];
function flawsOfResource(resource) {
	const found = [];
	for (const [type, path, isWeak, weakness] of attributes) if (type.test(resource.type)) found.push(...ofAttribute(resource, path.split("."), {
		isWeak,
		weakness
	}));
	if (isOpenFirewall(resource)) found.push({
		weakness: "public-database",
		line: resource.line,
		endLine: resource.endLine
	});
	found.push(...openPorts(resource), ...widePolicies(resource), ...publicPolicies(resource), ...openCluster(resource));
	return found;
}
var copies = [
	"snapshot_id",
	"snapshot_identifier",
	"db_snapshot_identifier",
	"replicate_source_db",
	"source_db_instance_identifier",
	"global_cluster_identifier",
	"db_cluster_identifier"
];
function ofAttribute(resource, path, { isWeak, weakness }) {
	const values = reach$3(resource, path);
	if (values.length > 0) return values.filter(isWeak).map(({ line, endLine }) => ({
		weakness,
		line,
		endLine: Math.min(endLine, line + 4)
	}));
	const isCopy = copies.some((name) => field$1(resource, name) !== void 0);
	return isWeak(void 0) && !isCopy ? [{
		weakness,
		line: resource.line,
		endLine: resource.line + 2
	}] : [];
}
function isOpenFirewall(resource) {
	if (!/^azurerm_\w*(?:sql|mariadb|postgresql|redis)\w*_firewall_rule$/.test(resource.type)) return false;
	const [first, last] = [textOf$3(field$1(resource, "start_ip_address")), textOf$3(field$1(resource, "end_ip_address"))];
	return first === "0.0.0.0" && last === "255.255.255.255";
}
var policyNames = [
	"policy",
	"policy_document",
	"access_policies",
	"assume_role_policy",
	"assume_role_policy_document",
	"inline_policy",
	"policies",
	"key_policy"
];
function policiesOf(resource) {
	if (resource.type === "aws_iam_policy_document") return each(resource, "statement");
	return /^aws_/.test(resource.type) ? policyNames.flatMap((name) => each(resource, name)) : [];
}
function widePolicies(resource) {
	return /^aws_iam_(?:(?:\w+_)?policy(?:_document)?|role|user|group)$/.test(resource.type) ? grantsEverything(policiesOf(resource)) : [];
}
function publicPolicies(resource) {
	return letsEverybodyIn(policiesOf(resource));
}
function openCluster(resource) {
	if (resource.type !== "aws_eks_cluster") return [];
	return each(resource, "vpc_config").flatMap((config) => {
		const cidrs = each(config, "public_access_cidrs");
		return !isFalse$1(field$1(config, "endpoint_public_access")) && (cidrs.length === 0 || cidrs.some((one) => one.text === "0.0.0.0/0")) ? [{
			weakness: "public-endpoint",
			line: config.line,
			endLine: Math.min(config.endLine, config.line + 4)
		}] : [];
	});
}
// src/service/engines/iac/cloudformation.ts
var types = {
	"AWS::DMS::ReplicationInstance": "aws_dms_replication_instance",
	"AWS::DocDB::DBCluster": "aws_docdb_cluster",
	"AWS::EC2::SecurityGroup": "aws_security_group",
	"AWS::EC2::SecurityGroupIngress": "aws_security_group_ingress",
	"AWS::EC2::Volume": "aws_ebs_volume",
	"AWS::EFS::FileSystem": "aws_efs_file_system",
	"AWS::EKS::Cluster": "aws_eks_cluster",
	"AWS::ElastiCache::ReplicationGroup": "aws_elasticache_replication_group",
	"AWS::Elasticsearch::Domain": "aws_elasticsearch_domain",
	"AWS::IAM::Group": "aws_iam_group",
	"AWS::IAM::ManagedPolicy": "aws_iam_policy",
	"AWS::IAM::Policy": "aws_iam_policy",
	"AWS::IAM::Role": "aws_iam_role",
	"AWS::IAM::User": "aws_iam_user",
	"AWS::KMS::Key": "aws_kms_key",
	"AWS::Neptune::DBCluster": "aws_neptune_cluster",
	"AWS::OpenSearchService::Domain": "aws_opensearch_domain",
	"AWS::RDS::DBCluster": "aws_rds_cluster",
	"AWS::RDS::DBInstance": "aws_db_instance",
	"AWS::Redshift::Cluster": "aws_redshift_cluster",
	"AWS::S3::Bucket": "aws_s3_bucket"
};
var names$2 = {
	AccessControl: "acl",
	EncryptionAtRestOptions: "encrypt_at_rest",
	ResourcesVpcConfig: "vpc_config"
};
var deepest$4 = 40;
function resourcesOf(template) {
	return [...field$1(template, "Resources")?.fields?.values() ?? []].flat().flatMap((resource) => {
		const type = types[field$1(resource, "Type")?.text ?? ""];
		const properties = renamed(field$1(resource, "Properties") ?? {
			line: resource.line,
			endLine: resource.endLine
		}, 0);
		return type === void 0 ? [] : [{
			...properties,
			type,
			line: resource.line,
			endLine: resource.endLine
		}];
	});
}
function renamed(part, depth) {
	if (depth > deepest$4) return {
		line: part.line,
		endLine: part.endLine
	};
	const inner = (one) => renamed(one, depth + 1);
	if (part.items !== void 0) return {
		...part,
		items: part.items.map(inner)
	};
	if (part.fields === void 0) return part;
	const fields = [...part.fields].map(([name, parts]) => [names$2[name] ?? snakeCase(name), parts.map(name === "AccessControl" ? lowered : inner)]);
	return {
		...part,
		fields: new Map(fields)
	};
}
function lowered(part) {
	return part.text === void 0 ? part : {
		...part,
		text: snakeCase(part.text).replaceAll("_", "-")
	};
}
function snakeCase(name) {
	return name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
}
// src/service/engines/iac/containers.ts
var powerful = /^(?:\/|\/etc|\/root|\/proc|\/sys|\/var\/run\/docker\.sock|\/run\/(?:docker|containerd\/containerd|crio\/crio)\.sock)\/?$/;
var capabilities = /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH)$/i;
function flawsOfCompose(file) {
	return [...field$1(file, "services")?.fields?.values() ?? []].flat().flatMap((service) => [...marked("privileged-container", [
		...each(service, "privileged").filter(isTrue$1),
		...each(service, "pid").filter((one) => one.text === "host"),
		...each(service, "cap_add").filter((one) => capabilities.test(textOf$3(one))),
		...each(service, "volumes").filter((one) => powerful.test(sourceOf$1(one)))
	]), ...marked("published-port", each(service, "ports").filter(isPublishedDatabase))]);
}
function sourceOf$1(volume) {
	return volume.text?.split(":", 1)[0] ?? textOf$3(field$1(volume, "source"));
}
function isPublishedDatabase(port) {
	const long = field$1(port, "target");
	if (long !== void 0) return isDatabasePort(Number(textOf$3(long))) && field$1(port, "published") !== void 0 && !isLocal(textOf$3(field$1(port, "host_ip")));
	const [target = "", published, address = ""] = textOf$3(port).replace(/\/\w+$/, "").split(":").reverse();
	return published !== void 0 && isDatabasePort(Number(target)) && !isLocal(address);
}
function isLocal(address) {
	return /^(?:127\.|localhost|\[?::1|\$)/.test(address);
}
function flawsOfKubernetes(manifest) {
	const kind = textOf$3(field$1(manifest, "kind"));
	if (/^(?:Cluster)?Role$/.test(kind)) return marked("wide-permissions", reach$3(manifest, ["rules"]).filter(isEverything));
	const found = [];
	for (const part of below(manifest)) found.push(...marked("privileged-container", [
		...each(field$1(part, "securityContext"), "privileged").filter(isTrue$1),
		...each(part, "hostPID").filter(isTrue$1),
		...each(field$1(field$1(part, "securityContext"), "capabilities"), "add").filter((one) => capabilities.test(textOf$3(one))),
		...each(field$1(part, "hostPath"), "path").filter((one) => powerful.test(textOf$3(one)))
	]), ...marked("privileged-container", ["hostNetwork", "hostIPC"].flatMap((name) => each(part, name)).filter(isTrue$1), "MEDIUM"), ...marked("root-user", [
		...each(field$1(part, "securityContext"), "runAsUser").filter((one) => one.text === "0"),
		...each(field$1(part, "securityContext"), "runAsNonRoot").filter(isFalse$1),
		...each(field$1(part, "securityContext"), "allowPrivilegeEscalation").filter(isTrue$1)
	]));
	return found;
}
function isEverything(rule) {
	const isAll = (name) => each(rule, name).some((one) => one.text === "*");
	return isAll("verbs") && isAll("resources");
}
function marked(weakness, parts, severity) {
	return parts.map(({ line }) => ({
		weakness,
		line,
		...severity === void 0 ? {} : { severity }
	}));
}
// src/service/engines/iac/dockerfile.ts
var unprivileged = /nonroot|unprivileged|rootless|(?:^|\/)bitnami\//i;
var unchecked = /\bcurl\b[^|;&]{0,200}?\s(?:-k|-[a-zA-Z]*k[a-zA-Z]*|--insecure)\s|\bwget\b[^|;&]{0,200}?--no-check-certificate|\bgit\b[^;&]{0,100}http\.sslVerify[= ]false|\bnpm\b[^;&]{0,60}strict-ssl[= ]false|--trusted-host\b/;
var plain = /\b(?:curl|wget)\b[^|;&]{0,200}?\bhttp:\/\/(?!localhost|127\.)[^\s|;&]{1,300}[^;&]{0,60}(?:\|\s{0,5}(?:sudo\s{1,5})?(?:ba|z|da)?sh\b|\.(?:sh|deb|rpm|tar|t?gz|zip|jar|bin|apk)\b)/;
var writable = /\bchmod\s{1,5}(?:-R\s{1,5})?(?:0?777|a\+rwx)\b/;
function flawsOfDockerfile(text) {
	const instructions = instructionsOf(text);
	const found = ofUser(instructions);
	for (const { name, rest, line, endLine } of instructions) {
		if (name === "ADD" && /^(?:--\S+\s+)*http:\/\//i.test(rest)) found.push({
			weakness: "unchecked-download",
			line
		});
		if (name !== "RUN") continue;
		const end = Math.min(endLine, line + 4);
		if (plain.test(rest)) found.push({
			weakness: "unchecked-download",
			line,
			endLine: end
		});
		if (unchecked.test(`${rest} `)) found.push({
			weakness: "tls-unchecked",
			line,
			endLine: end
		});
		if (writable.test(rest)) found.push({
			weakness: "wide-file-rights",
			line,
			endLine: end
		});
	}
	return found;
}
function ofUser(instructions) {
	const users = new Map();
	let stage;
	let named;
	for (const instruction of instructions) {
		if (instruction.name === "FROM") {
			const [, image = "", name = ""] = /^(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(instruction.rest) ?? [];
			const user = users.get(image.toLowerCase()) ?? (unprivileged.test(image) || image.includes("$") ? "unknown" : "");
			stage = {
				line: instruction.line,
				user,
				name: name.toLowerCase()
			};
			named = void 0;
		} else if (instruction.name === "USER" && stage !== void 0) {
			stage.user = instruction.rest.trim();
			named = instruction;
		}
		if (stage !== void 0) users.set(stage.name, stage.user);
	}
	if (stage === void 0 || !/^(?:|root|0)(?::.*)?$/.test(stage.user)) return [];
	return [{
		weakness: "root-user",
		line: named?.line ?? stage.line
	}];
}
function instructionsOf(text) {
	const found = [];
	let open;
	for (const [index, written] of text.split(/\r\n|[\r\n]/).entries()) {
		if (/^\s*#/.test(written) || open === void 0 && written.trim() === "") continue;
		const goesOn = /\\\s*$/.test(written);
		const content = written.replace(/\\\s*$/, " ");
		if (open === void 0) {
			const [, name = "", rest = ""] = /^\s*([a-z]+)\s+(.*)$/i.exec(content) ?? [];
			open = {
				name: name.toUpperCase(),
				rest,
				line: index + 1,
				endLine: index + 1
			};
		} else open = {
			...open,
			rest: `${open.rest} ${content.trim()}`,
			endLine: index + 1
		};
		if (!goesOn) {
			found.push(open);
			open = void 0;
		}
	}
	return open === void 0 ? found : [...found, open];
}
// src/service/engines/iac/hcl.ts
var deepest$3 = 40;
function blocksOf(text) {
	return bodyAt({
		text,
		at: 0,
		line: 1
	}, 0).blocks;
}
function bodyAt(cursor, depth) {
	const body = {
		blocks: [],
		fields: new Map()
	};
	for (;;) {
		skip$1(cursor);
		const { line } = cursor;
		const name = take(cursor, /["']?([\w-]+)["']?/y);
		if (name === void 0) {
			take(cursor, /\}/y);
			return body;
		}
		blanks(cursor);
		const part = take(cursor, /[=:](?!=)/y) !== void 0 ? {
			...valueAt(cursor, depth),
			line
		} : blockAt$2(cursor, {
			kind: name,
			line,
			depth
		});
		if (part === void 0) return body;
		if ("kind" in part) body.blocks.push(part);
		put(body.fields, name, part);
		take(cursor, /[ \t]*,/y);
	}
}
function blockAt$2(cursor, { kind, line, depth }) {
	const labels = [];
	for (let label = labelAt(cursor); label !== void 0; label = labelAt(cursor)) labels.push(label);
	if (take(cursor, /\{/y) === void 0 || depth > deepest$3) return void 0;
	const { fields } = bodyAt(cursor, depth + 1);
	return {
		kind,
		labels,
		line,
		endLine: cursor.line,
		fields
	};
}
function labelAt(cursor) {
	blanks(cursor);
	return take(cursor, /"([^"\n]*)"|([\w-]+)/y);
}
function valueAt(cursor, depth) {
	blanks(cursor);
	const { line } = cursor;
	const plain = constantAt(cursor) ?? nestedAt(cursor, depth);
	if (plain !== void 0 && isOver(cursor)) return {
		...plain,
		line,
		endLine: cursor.line
	};
	stepOverExpression(cursor);
	return {
		line,
		endLine: cursor.line
	};
}
function constantAt(cursor) {
	const mark = take(cursor, /<<[-~]?(\w+)[ \t]*\r?\n/y);
	if (mark !== void 0) return { text: textUntil(cursor, mark) };
	const quoted = take(cursor, /"(?:\\.|[^"\\\n])*"/y);
	if (quoted !== void 0) return /[$%]\{/.test(quoted) ? {} : { text: quoted.slice(1, -1).replaceAll(/\\(["\\])/g, "$1") };
	const word = take(cursor, /(?:true|false|-?\d[\d.]*)(?![\w.([])/y);
	return word === void 0 ? void 0 : { text: word };
}
function nestedAt(cursor, depth) {
	if (depth > deepest$3) return void 0;
	if (take(cursor, /\[/y) !== void 0) return { items: itemsAt(cursor, depth) };
	if (take(cursor, /\{/y) !== void 0) return { fields: bodyAt(cursor, depth + 1).fields };
	if (take(cursor, /jsonencode\(\s*/y) === void 0) return void 0;
	const { line: _line, endLine: _end, ...encoded } = valueAt(cursor, depth + 1);
	skip$1(cursor);
	take(cursor, /\)/y);
	return encoded;
}
function itemsAt(cursor, depth) {
	const items = [];
	for (skip$1(cursor); cursor.at < cursor.text.length && take(cursor, /\]/y) === void 0; skip$1(cursor)) {
		const before = cursor.at;
		items.push(valueAt(cursor, depth + 1));
		skip$1(cursor);
		take(cursor, /,/y);
		if (cursor.at === before) step(cursor, 1);
	}
	return items;
}
function isOver(cursor) {
	blanks(cursor);
	return cursor.at >= cursor.text.length || /^(?:[\r\n,\]})#]|\/[/*])/.test(cursor.text.slice(cursor.at, cursor.at + 2));
}
function stepOverExpression(cursor) {
	for (let depth = 0; cursor.at < cursor.text.length;) {
		const character = cursor.text[cursor.at] ?? "";
		if (depth === 0 && /[\r\n,\]})]/.test(character)) return;
		if ("([{".includes(character)) depth += 1;
		if (")]}".includes(character)) depth -= 1;
		if (take(cursor, /"(?:\\.|[^"\\\n])*"/y) === void 0) step(cursor, 1);
	}
}
function textUntil(cursor, mark) {
	const end = new RegExp(`^[ \\t]*${mark}[ \\t]*\\r?$`, "gm");
	end.lastIndex = cursor.at;
	const match = end.exec(cursor.text);
	const text = cursor.text.slice(cursor.at, match?.index ?? cursor.text.length);
	step(cursor, text.length + (match?.[0].length ?? 0));
	return text;
}
function blanks(cursor) {
	take(cursor, /[ \t]+/y);
}
function skip$1(cursor) {
	while (take(cursor, /\s+|(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\//y) !== void 0);
}
function take(cursor, pattern) {
	pattern.lastIndex = cursor.at;
	const match = pattern.exec(cursor.text);
	if (match === null || match[0] === "") return void 0;
	step(cursor, match[0].length);
	return match.slice(1).find((group) => group !== void 0) ?? match[0];
}
function step(cursor, length) {
	const end = Math.min(cursor.at + length, cursor.text.length);
	for (let at = cursor.at; at < end; at += 1) if (cursor.text[at] === "\n") cursor.line += 1;
	cursor.at = end;
}
// src/service/engines/iac/workflows.ts
var foreign$1 = /\$\{\{[^}]{0,200}\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion|comment|review|review_comment)\.(?:title|body)|pull_request\.head\.(?:ref|label|repo\.default_branch)|(?:head_commit|commits[^.]{0,10})\.(?:message|author\.(?:name|email))|pages[^.]{0,10}\.page_name|workflow_run\.(?:head_branch|display_title|head_commit\.message)))\b/;
var proposal = /github\.(?:event\.(?:pull_request\.head\.(?:sha|ref)|workflow_run\.head_(?:sha|branch))|head_ref)|refs\/pull\//;
function flawsOfWorkflow(workflow) {
	const jobs = [...field$1(workflow, "jobs")?.fields?.values() ?? []].flat();
	const steps = [...jobs.flatMap((job) => each(job, "steps")), ...each(field$1(workflow, "runs"), "steps")];
	return [
		...steps.flatMap(injections),
		...isTrusted(workflow) ? steps.filter(isCheckout).map(({ line }) => ({
			weakness: "workflow-checkout",
			line
		})) : [],
		...[workflow, ...jobs].flatMap((one) => each(one, "permissions")).filter((one) => one.text === "write-all").map(({ line }) => ({
			weakness: "workflow-permissions",
			line
		}))
	];
}
function injections(step) {
	const isScript = /^actions\/github-script@/.test(textOf$3(field$1(step, "uses")));
	return [...each(step, "run"), ...isScript ? each(field$1(step, "with"), "script") : []].flatMap((script) => {
		const at = textOf$3(script).split("\n").findIndex((line) => foreign$1.test(line));
		return at === -1 ? [] : [{
			weakness: "workflow-injection",
			line: script.line + at
		}];
	});
}
function isTrusted(workflow) {
	const on = field$1(workflow, "on") ?? field$1(workflow, "true");
	return [
		textOf$3(on),
		...(on?.items ?? []).map(textOf$3),
		...on?.fields?.keys() ?? []
	].some((name) => /^(?:pull_request_target|workflow_run)$/.test(name));
}
function isCheckout(step) {
	const [uses, ref] = [textOf$3(field$1(step, "uses")), textOf$3(field$1(field$1(step, "with"), "ref"))];
	const isFetched = /\bgit\s+(?:checkout|fetch|pull)\b/.test(textOf$3(field$1(step, "run"))) && proposal.test(textOf$3(field$1(step, "run")));
	return /^actions\/checkout@/.test(uses) && proposal.test(ref) || isFetched || /\bgh\s+pr\s+checkout\b/.test(textOf$3(field$1(step, "run")));
}
// src/service/engines/iac/template.ts
var ofParts = (judge) => (text) => partsOfYaml(text).flatMap(judge);
var readers$1 = {
	Terraform: (text) => blocksOf(text).flatMap((block) => /^(?:resource|data)$/.test(block.kind) ? flawsOfResource({
		...block,
		type: block.labels[0] ?? ""
	}) : []),
	CloudFormation: ofParts((part) => resourcesOf(part).flatMap(flawsOfResource)),
	Dockerfile: flawsOfDockerfile,
	"Docker Compose": ofParts(flawsOfCompose),
	Kubernetes: ofParts(flawsOfKubernetes),
	"GitHub workflow": ofParts(flawsOfWorkflow),
	"other HCL": void 0,
	Helm: void 0,
	Bicep: void 0,
	"Azure Resource Manager": void 0
};
function readerOf$2(kind) {
	return readers$1[kind];
}
var byPath = [
	[/^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/, "GitHub workflow"],
	[/\.(?:tf|tofu)$/, "Terraform"],
	[/(?:^|\/)(?:dockerfile|containerfile)(?:\..+)?$|\.dockerfile$/, "Dockerfile"],
	[/(?:^|\/)(?:docker-)?compose(?:[.-].+)?\.ya?ml$/, "Docker Compose"],
	[/\.tf\.json$|\.hcl$/, "other HCL"],
	[/(?:^|\/)chart\.ya?ml$/, "Helm"],
	[/\.bicep$/, "Bicep"]
];
var byContent = [
	[/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/, "CloudFormation"],
	[/^apiVersion\s*:[\s\S]*\{\{|\{\{[\s\S]*^apiVersion\s*:/m, "Helm"],
	[/^apiVersion\s*:\s*\S+[\s\S]*^kind\s*:\s*\w+|^kind\s*:\s*\w+[\s\S]*^apiVersion\s*:/m, "Kubernetes"],
	[/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/, "Azure Resource Manager"]
];
function kindOfPath(path) {
	return byPath.find(([pattern]) => pattern.test(path.toLowerCase()))?.[1];
}
function kindOfContent(start) {
	return byContent.find(([pattern]) => pattern.test(start))?.[1];
}
// src/service/engines/iac/iac.ts
var { name: name$4, scanType: scanType$4 } = iacInstallation;
var sniffedCharacters = 65536;
var longestTemplate = 1048576;
var templateExtensions = new Set([
	".yaml",
	".yml",
	".json",
	".template"
]);
var scanner = {
	name: name$4,
	open: async (root) => async (task) => findingsOf$3(root, task)
};
var iacEngine = {
	name: name$4,
	scanType: scanType$4,
	scanner,
	isShared: () => false,
	scan
};
async function findingsOf$3(root, { path, stored, kind }) {
	const { text } = await readFileText(root, stored);
	if (text.length > longestTemplate) throw new Error("it is longer than 1 MiB");
	return findingsIn(path, text, readerOf$2(kind)?.(text) ?? []);
}
async function scan(context) {
	const { tasks, skips } = await sorted(context);
	const [findings, lookedAt] = [[], []];
	const isBlind = tasks.length === 0 && skips.length > 0;
	if (tasks.length > 0) for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
		const { path } = looked.task;
		if ("fault" in looked) skips.push({
			reason: `Not analysed: ${looked.fault}`,
			filePath: path
		});
		else {
			findings.push(...looked.answer);
			lookedAt.push(path);
		}
	}
	return {
		findings,
		coverage: isBlind ? "not covered" : "partly covered",
		diagnostics: diagnosticsOfSkips(name$4, skips),
		lookedAt
	};
}
async function sorted({ root, files, signal }) {
	const [tasks, skips] = [[], []];
	for (const file of files) {
		signal.throwIfAborted();
		const kind = isInstalledPackage(file.path) ? void 0 : await kindOf(root, file);
		if (kind === void 0) continue;
		if (readerOf$2(kind) === void 0) skips.push({
			reason: `${kind}: no rules for it, not looked at`,
			filePath: file.path
		});
		else tasks.push({
			...file,
			kind
		});
	}
	return {
		tasks,
		skips
	};
}
async function kindOf(root, { path, stored }) {
	const known = kindOfPath(path);
	if (known !== void 0 || !templateExtensions.has(extensionOf(path))) return known;
	return kindOfContent((await readFileText(root, stored)).text.slice(0, sniffedCharacters));
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
var names$1 = new Map([...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
[...names$1.values()];
function languageNamed(name) {
	return names$1.get(name.trim().toLowerCase());
}
var media = ".avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 .odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip";
var others$1 = new Set([...otherExtensions.split(" "), ...media.split(" ")]);
var proseNames = /^(?:\..*|licen[cs]e|copying|notice|readme|authors|contributors|codeowners|changelog|changes|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
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
		if (others$1.has(extension)) return void 0;
	}
}
function isKnownOther(path) {
	return isOtherName(path) || proseNames.test(nameOf$2(path)) || extensionsOf(path).some((extension) => others$1.has(extension));
}
var longestInterpreter = 100;
function interpreterLanguage(firstLine) {
	const [, command = ""] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
	const words = command.split(/\s+/);
	const name = nameOf$2((/(?:^|\/)env$/.test(words[0] ?? "") ? words.slice(1).find(isProgramName) : words[0]) ?? "").toLowerCase();
	if (name.length > longestInterpreter) return void 0;
	if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name)) return "Shell";
	return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ""));
}
function isProgramName(word) {
	return !word.startsWith("-") && !word.includes("=");
}
function isForeign(path) {
	return [...vendored, ...generated].some((pattern) => pattern.test(path));
}
var otherNameSet = new Set(otherNames.split(" "));
function isOtherName(path) {
	return otherNameSet.has(nameOf$2(path).toLowerCase());
}
function nameOf$2(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function extensionsOf(path) {
	const parts = nameOf$2(path).toLowerCase().split(".").slice(1).slice(-3);
	return parts.map((_, index) => `.${parts.slice(index).join(".")}`);
}
// src/service/engines/program.ts
var firstLineBytes = 512;
async function programOf(root, { path, stored }) {
	const named = languageOf(path);
	if (named !== void 0) return {
		language: named,
		isNamed: true
	};
	const extension = extensionOf(path);
	if (extension === ".ipynb") return {
		language: notebookLanguage(readContent(root, stored).toString()),
		isNamed: false
	};
	const mayStartOther = extension === "" || shellExtensions.has(extension);
	if (isKnownOther(path) && !mayStartOther) return {
		language: void 0,
		isNamed: true
	};
	const [first = "", second = ""] = decodeText(readContent(root, stored, firstLineBytes)).text.split(/\r\n|[\r\n]/, 2);
	const language = interpreterLanguage(first);
	return {
		language: language === "Shell" && /^(?:':'|":")\s*(?:\/\/|#).*\bnode/.test(second) ? "JavaScript" : language,
		isNamed: false
	};
}
var shellExtensions = new Set([
	".sh",
	".bash",
	".zsh",
	".ksh",
	".command",
	".cgi"
]);
function notebookLanguage(text) {
	const { kernelspec, language_info: info } = notebookIn(text)?.metadata ?? {};
	return languageNamed(String(kernelspec?.language ?? info?.name ?? "")) ?? "Python";
}
function notebookIn(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/service/engines/tree-engine.ts
var missingCodes = new Set(["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"]);
async function loadIfInstalled(load) {
	try {
		return await load();
	} catch (error) {
		if (missingCodes.has(error.code ?? "")) return void 0;
		throw error;
	}
}
async function ifInstalled({ name, packages }, work) {
	const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(" ")}`;
	return await loadIfInstalled(work) ?? {
		findings: [],
		coverage: "not covered",
		diagnostics: [{
			engine: name,
			message
		}],
		lookedAt: []
	};
}
// src/service/engines/python/operations.ts
var description = /(?:^|\/)[^/]*(?:openapi|swagger|api[-_]?spec)[^/]*(?:\/[^/]+)*\.(?:ya?ml|json)$/i;
var operation = /["']?operationId["']?\s*:\s*["']?([A-Za-z_]\w*(?:\.\w+)+)/g;
function isDescription(path) {
	return description.test(path);
}
async function operationsIn(root, files) {
	const names = new Set();
	for (const { path, stored } of files) {
		if (!isDescription(path)) continue;
		const { text } = await readFileText(root, stored);
		for (const [, name = ""] of text.matchAll(operation)) names.add(name);
	}
	return [...names];
}
function answersFor(operations) {
	const byName = Map.groupBy(operations, (one) => one.slice(one.lastIndexOf(".") + 1));
	return (path, name) => (byName.get(name) ?? []).some((one) => {
		const file = one.slice(0, one.lastIndexOf(".")).replaceAll(".", "/");
		return [`${file}.py`, `${file}/__init__.py`].some((each) => path === each || path.endsWith(`/${each}`));
	});
}
// src/api/words.ts
var severityWords = [
	"CRITICAL",
	"HIGH",
	"MEDIUM",
	"LOW",
	"INFO"
];
function severityRank(severity) {
	return severityWords.indexOf(severity);
}
// src/service/engines/python/ruff-rules.ts
var secretName$1 = /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|signature|auth|credential|captcha|ticket|gentck/i;
var bySecret = (otherwise) => (code, line) => secretName$1.test(`${code.split("\n", 2).join(" ")} ${line.split("\n").slice(-2).join(" ")}`) ? "MEDIUM" : otherwise;
var constantText = /\(\s*[a-z]?(?:"[^"{]*"|'[^'{]*')\s*[,)]/i;
var unlessConstant = (severity) => (code) => constantText.test(code) ? void 0 : severity;
var unlessQuoted = (code) => constantText.test(code) ? void 0 : /\b(?:shlex|pipes)\.quote\(/.test(code.split("\n", 1)[0] ?? "") ? "LOW" : "MEDIUM";
var ruffRules = {
	"exec-builtin": {
		code: "S102",
		weakness: "code-injection",
		severity: "MEDIUM",
		judge: unlessConstant("MEDIUM")
	},
	"bad-file-permissions": {
		code: "S103",
		weakness: "permissions",
		severity: "MEDIUM"
	},
	"hardcoded-temp-file": {
		code: "S108",
		weakness: "temporary-file",
		severity: "MEDIUM",
		judge: (code) => /key|token|secret|passw|session|credential/i.test(code.split("\n", 1)[0] ?? "") ? "MEDIUM" : void 0
	},
	"tarfile-unsafe-members": {
		code: "S202",
		weakness: "archive",
		severity: "MEDIUM"
	},
	"suspicious-pickle-usage": {
		code: "S301",
		weakness: "deserialization",
		severity: "MEDIUM",
		judge: (_, line) => /loads?\(\s*[\w.]*dumps?\(/.test(line) ? void 0 : "MEDIUM"
	},
	"suspicious-marshal-usage": {
		code: "S302",
		weakness: "deserialization",
		severity: "MEDIUM"
	},
	"suspicious-insecure-hash-usage": {
		code: "S303",
		weakness: "weak-hash",
		severity: "LOW",
		judge: bySecret("LOW")
	},
	"suspicious-insecure-cipher-usage": {
		code: "S304",
		weakness: "weak-cipher",
		severity: "MEDIUM"
	},
	"suspicious-insecure-cipher-mode-usage": {
		code: "S305",
		weakness: "weak-cipher",
		severity: "MEDIUM"
	},
	"suspicious-mktemp-usage": {
		code: "S306",
		weakness: "temporary-file",
		severity: "LOW"
	},
	"suspicious-eval-usage": {
		code: "S307",
		weakness: "code-injection",
		severity: "MEDIUM",
		judge: unlessConstant("MEDIUM")
	},
	"suspicious-mark-safe-usage": {
		code: "S308",
		weakness: "escaping-off",
		severity: "LOW",
		judge: unlessConstant("LOW")
	},
	"suspicious-non-cryptographic-random-usage": {
		code: "S311",
		weakness: "weak-random",
		severity: "MEDIUM",
		judge: bySecret(void 0)
	},
	"suspicious-telnet-usage": {
		code: "S312",
		weakness: "cleartext",
		severity: "MEDIUM"
	},
	"suspicious-xmlc-element-tree-usage": {
		code: "S313",
		weakness: "xml-entities",
		severity: "LOW"
	},
	"suspicious-xml-element-tree-usage": {
		code: "S314",
		weakness: "xml-entities",
		severity: "LOW"
	},
	"suspicious-xml-expat-reader-usage": {
		code: "S315",
		weakness: "xml-entities",
		severity: "LOW"
	},
	"suspicious-xml-expat-builder-usage": {
		code: "S316",
		weakness: "xml-entities",
		severity: "LOW"
	},
	"suspicious-xml-sax-usage": {
		code: "S317",
		weakness: "xml-entities",
		severity: "LOW"
	},
	"suspicious-xml-mini-dom-usage": {
		code: "S318",
		weakness: "xml-entities",
		severity: "LOW"
	},
	"suspicious-xml-pull-dom-usage": {
		code: "S319",
		weakness: "xml-entities",
		severity: "LOW"
	},
	"suspicious-ftp-lib-usage": {
		code: "S321",
		weakness: "cleartext",
		severity: "LOW"
	},
	"suspicious-unverified-context-usage": {
		code: "S323",
		weakness: "tls-unchecked",
		severity: "MEDIUM"
	},
	"hashlib-insecure-hash-function": {
		code: "S324",
		weakness: "weak-hash",
		severity: "LOW",
		judge: bySecret("LOW")
	},
	"request-with-no-cert-validation": {
		code: "S501",
		weakness: "tls-unchecked",
		severity: "MEDIUM"
	},
	"ssl-insecure-version": {
		code: "S502",
		weakness: "tls-old",
		severity: "MEDIUM"
	},
	"ssl-with-bad-defaults": {
		code: "S503",
		weakness: "tls-old",
		severity: "MEDIUM"
	},
	"weak-cryptographic-key": {
		code: "S505",
		weakness: "weak-key",
		severity: "MEDIUM"
	},
	"unsafe-yaml-load": {
		code: "S506",
		weakness: "deserialization",
		severity: "MEDIUM"
	},
	"ssh-no-host-key-verification": {
		code: "S507",
		weakness: "ssh-unchecked",
		severity: "MEDIUM"
	},
	"snmp-insecure-version": {
		code: "S508",
		weakness: "cleartext",
		severity: "MEDIUM"
	},
	"snmp-weak-cryptography": {
		code: "S509",
		weakness: "cleartext",
		severity: "MEDIUM"
	},
	"subprocess-popen-with-shell-equals-true": {
		code: "S602",
		weakness: "command-injection",
		severity: "MEDIUM",
		judge: unlessQuoted
	},
	"call-with-shell-equals-true": {
		code: "S604",
		weakness: "command-injection",
		severity: "MEDIUM",
		judge: unlessQuoted
	},
	"start-process-with-a-shell": {
		code: "S605",
		weakness: "command-injection",
		severity: "MEDIUM",
		judge: unlessQuoted
	},
	"hardcoded-sql-expression": {
		code: "S608",
		weakness: "sql-injection",
		severity: "MEDIUM"
	},
	"unix-command-wildcard-injection": {
		code: "S609",
		weakness: "command-injection",
		severity: "LOW"
	},
	"django-extra": {
		code: "S610",
		weakness: "sql-injection",
		severity: "MEDIUM"
	},
	"django-raw-sql": {
		code: "S611",
		weakness: "sql-injection",
		severity: "LOW"
	},
	"logging-config-insecure-listen": {
		code: "S612",
		weakness: "code-injection",
		severity: "MEDIUM"
	},
	"jinja2-autoescape-false": {
		code: "S701",
		weakness: "escaping-off",
		severity: "MEDIUM"
	},
	"mako-templates": {
		code: "S702",
		weakness: "escaping-off",
		severity: "MEDIUM"
	},
	"unsafe-markup-use": {
		code: "S704",
		weakness: "xss",
		severity: "LOW",
		judge: unlessConstant("LOW")
	}
};
// src/service/engines/python/weaknesses.ts
var weaknesses$1 = {
	"sql-injection": weakness([
		"CWE-89",
		8.8,
		"SQL built from text"
	], "A value becomes part of the text of an SQL statement. Whoever can influence it can read and change everything that the statement may reach.", "Pass values as parameters of execute(), never by formatting; take names of columns from a fixed list."),
	"command-injection": weakness([
		"CWE-78",
		9.8,
		"Shell command built at run time"
	], "A value becomes part of a command that a shell or the system runs. Whoever can influence it can start any program.", "Call subprocess.run with a list of arguments, a fixed program and without shell=True."),
	"code-injection": weakness([
		"CWE-95",
		9.8,
		"Text executed as code"
	], "Text that is only known at run time is executed. Whoever can influence it runs code with the rights of the program.", "Use ast.literal_eval for data, or a table of permitted functions. Do not execute text."),
	reflection: weakness([
		"CWE-470",
		6.5,
		"Function called that the client chose"
	], "A request names the function that is called. Every function that can be reached this way is part of the interface.", "Take functions from a fixed table of those that are meant to be called."),
	"template-injection": weakness([
		"CWE-1336",
		9.1,
		"Template built at run time"
	], "A value becomes part of a template. Its expressions are evaluated on the server, which mostly ends in running code.", "Keep templates constant and hand values over as variables."),
	"path-traversal": weakness([
		"CWE-22",
		7.5,
		"Path built from a request"
	], "A request chooses the file. With \"..\" or an absolute path it reaches files that it should not.", "Resolve the path and check that it stays inside the folder, or use send_from_directory or secure_filename."),
	ssrf: weakness([
		"CWE-918",
		7.5,
		"Address requested that the client chose"
	], "A request decides which address the server asks, so it reaches services that only the server can see.", "Allow only known hosts, and refuse private addresses after the name was resolved."),
	"open-redirect": weakness([
		"CWE-601",
		5.4,
		"Redirect to an address that the client chose"
	], "A link to this site can lead to any other one, which makes phishing believable.", "Redirect to known paths only; check with url_has_allowed_host_and_scheme or a list of your own."),
	xss: weakness([
		"CWE-79",
		6.1,
		"Page built from text without escaping"
	], "A value becomes markup of the page, scripts included, and acts in the name of whoever looks at it.", "Render through a template with escaping on, or escape the value with markupsafe.escape."),
	"escaping-off": weakness([
		"CWE-79",
		6.1,
		"Template escaping switched off"
	], "Values end up in the page as markup, scripts included.", "Leave escaping on; mark only constant markup as safe."),
	deserialization: weakness([
		"CWE-502",
		8.1,
		"Objects read from data that can run code"
	], "Reading such data can call any function. Whoever can write it runs code with the rights of the program.", "Use JSON, or yaml.safe_load; sign data that must be pickled and check the signature first."),
	"xml-entities": weakness([
		"CWE-611",
		7.5,
		"XML read with external entities"
	], "A document can name files and addresses that the parser then reads, or make it run out of memory.", "Parse with defusedxml, or switch entities, DTDs and network access off."),
	"log-injection": weakness([
		"CWE-117",
		4.3,
		"Request written to the log as it came"
	], "Line breaks in the value make entries that never happened.", "Remove line breaks, or write structured logs."),
	"cookie-trusted": weakness([
		"CWE-565",
		6.5,
		"Cookie believed without a signature"
	], "Everybody can write a cookie. What it says of the user is what the user wants it to say.", "Keep such facts in the session of the server, or sign the cookie and check the signature."),
	"password-logged": weakness([
		"CWE-532",
		4.4,
		"Password written to the log"
	], "Whoever reads the log, or a copy of it, has the password.", "Leave it out, or write that there was one."),
	"weak-hash": weakness([
		"CWE-327",
		5.9,
		"Weak hash function"
	], "MD5 and SHA-1 are broken, and far too fast for passwords.", "Hash passwords with argon2, scrypt or bcrypt, everything else with SHA-256; say usedforsecurity=False where it protects nothing."),
	"weak-cipher": weakness([
		"CWE-327",
		5.9,
		"Weak cipher or mode"
	], "The cipher or its mode is broken: what it protects can be read or changed.", "Use AES-GCM or ChaCha20-Poly1305, for instance through cryptography.fernet."),
	"fixed-iv": weakness([
		"CWE-329",
		5.9,
		"Initialization vector written in the code"
	], "Texts that begin alike look alike when they are encrypted, and some modes give the key stream away.", "Make a new one for each text with secrets.token_bytes, and store it beside the text."),
	"error-details": weakness([
		"CWE-209",
		5.3,
		"Stack trace sent to the client"
	], "A stack trace tells strangers paths, versions and the code around the error.", "Log the error, and send a short message with a number to find it by."),
	"weak-key": weakness([
		"CWE-326",
		5.9,
		"Key that is too short"
	], "Keys of this length can be broken.", "Use RSA keys of 3072 bits or more, or elliptic curves of 256."),
	"weak-random": weakness([
		"CWE-330",
		5.9,
		"Secret made with predictable random numbers"
	], "The numbers of the module random can be predicted from earlier ones.", "Use the module secrets."),
	"tls-unchecked": weakness([
		"CWE-295",
		7.4,
		"Certificate not checked"
	], "Anybody on the way can pretend to be the other side, and read and change what is sent.", "Leave verification on; trust a private authority by naming its certificate."),
	"tls-old": weakness([
		"CWE-326",
		5.9,
		"Outdated TLS version"
	], "The version has known weaknesses.", "Use ssl.create_default_context()."),
	"ssh-unchecked": weakness([
		"CWE-295",
		7.4,
		"SSH host key not checked"
	], "Anybody on the way can pretend to be the host.", "Load known host keys and use RejectPolicy."),
	cleartext: weakness([
		"CWE-319",
		5.9,
		"Protocol without encryption"
	], "Passwords and data can be read and changed on the way.", "Use SSH, SFTP, HTTPS or SNMPv3 with encryption."),
	debug: weakness([
		"CWE-489",
		7.5,
		"Debug mode switched on"
	], "Errors show code and variables to everybody; the debugger of Werkzeug even runs code.", "Switch it on by a variable of the environment on your own machine only."),
	cookie: weakness([
		"CWE-1004",
		4.3,
		"Cookie without its protection"
	], "Scripts of the page can read the cookie, or it is sent without encryption.", "Set HttpOnly, Secure and SameSite."),
	"csrf-off": weakness([
		"CWE-352",
		6.5,
		"Protection against forged requests switched off"
	], "Another site can make the browser of a signed-in user send requests here.", "Leave the CSRF protection on; exempt only endpoints that use no cookies."),
	"session-fixation": weakness([
		"CWE-384",
		5.4,
		"Session kept through the login"
	], "Whoever knew the id of the session before the login is signed in with it afterwards.", "Make a new session at login: new_session(), cycle_key() or session.regenerate()."),
	cors: weakness([
		"CWE-942",
		5.4,
		"Answers open to every origin"
	], "Every site may read the answers, with the cookies of the user if credentials are allowed.", "Name the origins that may."),
	hosts: weakness([
		"CWE-644",
		4.3,
		"Every host name accepted"
	], "The Host header is trusted as it comes, for instance in links that are mailed.", "Name the hosts in ALLOWED_HOSTS."),
	"jwt-unchecked": weakness([
		"CWE-347",
		8.1,
		"Token accepted without its signature"
	], "Everybody can write such a token, with any user in it.", "Decode with the key, verification on and the list of permitted algorithms."),
	upload: weakness([
		"CWE-434",
		7.2,
		"Uploaded file kept under the name that the client chose"
	], "The client decides on folder and kind of the file that is written.", "Make the name yourself, or use secure_filename, and permit known kinds only."),
	permissions: weakness([
		"CWE-732",
		5.5,
		"File that everybody may write"
	], "Other users of the machine can change it.", "Give rights to the owner alone: 0o600 or 0o700."),
	"temporary-file": weakness([
		"CWE-377",
		4.4,
		"Predictable temporary file"
	], "Another user can make the file first, or put a link in its place.", "Use tempfile.mkstemp or NamedTemporaryFile."),
	archive: weakness([
		"CWE-22",
		6.5,
		"Archive unpacked wherever its entries say"
	], "Entries with \"..\" are written outside the folder.", "Unpack with filter=\"data\", or check every name."),
	xpath: weakness([
		"CWE-643",
		7.5,
		"XPath built from text"
	], "A value becomes part of the query and can change what it selects.", "Pass values as variables of the query."),
	ldap: weakness([
		"CWE-90",
		7.5,
		"LDAP filter built from text"
	], "A value becomes part of the filter and can change what it selects.", "Escape it with ldap.filter.escape_filter_chars."),
	regex: weakness([
		"CWE-1333",
		5.3,
		"Regular expression that the client chose"
	], "A crafted expression can run for minutes.", "Escape the value with re.escape."),
	"slow-regex": weakness([
		"CWE-1333",
		5.3,
		"Regular expression that can take exponential time"
	], "A repetition inside of a repetition can match one text in very many ways. On a short, crafted text that does not match, all of them are tried.", "Rewrite it without nested repetition, or limit the length of the text before."),
	"nosql-injection": weakness([
		"CWE-943",
		7.5,
		"Database query built from a request"
	], "Where a text is expected, an object with operators can be sent, which changes what the query selects.", "Convert each value to the type that it should have, for instance with str(), before it becomes part of a query."),
	"mass-assignment": weakness([
		"CWE-915",
		7.1,
		"Fields of an object chosen by the client"
	], "Whoever sends the request sets every field of the object, those for rights included.", "Take the permitted fields by name, or validate with a schema that refuses others."),
	"fast-hash": weakness([
		"CWE-916",
		5.9,
		"Password hashed by a fast function"
	], "Billions of passwords a second can be tried against such a hash.", "Hash passwords with argon2, scrypt or bcrypt."),
	"password-plain": weakness([
		"CWE-256",
		5.9,
		"Password kept as it is"
	], "A password is compared with the stored one as text, so it is stored readably: whoever reads the database has all of them.", "Store a hash made by argon2, scrypt or bcrypt, and check with its verify function.")
};
function weakness([cwe, cvss, title], description, remediation) {
	return {
		cwe,
		cvss,
		title,
		description,
		remediation
	};
}
// src/service/engines/python/places.ts
function ranges(text) {
	const lineAt = lineFinder$1(text);
	const column = (offset) => offset - Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1));
	return (from, to) => ({
		line: lineAt(from),
		column: column(from),
		endLine: lineAt(to),
		endColumn: column(to)
	});
}
function told$1(path, text, places) {
	const lines = text.split(/\r\n|[\n\r]/);
	const identityOf = identities();
	const role = roleOf(path, text);
	const stands = role === "" ? "" : ` ${role}`;
	return withoutTwins(places, lines).map((place) => {
		const { cwe, cvss, title, description, remediation } = weaknesses$1[place.weakness];
		const from = place.source === void 0 ? "" : ` It comes from ${normalized(place.source)}.`;
		return {
			type: "SAST",
			severity: place.severity,
			title,
			description: `${description}${from}${stands} Found by ${place.rule.includes("-") && place.rule in ruffRules ? "ruff" : "scan-gate"}: ${place.rule}.`,
			remediation: withLink(remediation, cwe),
			cwe,
			cvss: scoreOf(place.severity, cvss),
			filePath: path,
			line: place.line,
			codeSnippet: framedCode(lines, place),
			...identityOf({
				rule: place.weakness,
				path,
				code: normalized(shownCode(lines, place))
			})
		};
	});
}
function withoutTwins(places, lines) {
	const sorted = places.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));
	const kept = [];
	const near = nearby();
	for (const place of sorted) {
		const twin = near.at(place).find((other) => isTwin(other, place) || isBuiltFor(place, other, lines));
		const one = { ...place };
		if (twin === void 0) {
			kept.push(one);
			near.add(one);
		} else if (place.line < twin.line) Object.assign(twin, positionOf(place));
	}
	return kept.sort((a, b) => a.line - b.line || a.column - b.column);
}
var farthest$1 = 40;
function nearby() {
	const byBlock = new Map();
	const blockOf = (line) => Math.floor(line / farthest$1);
	return {
		at: ({ line }) => [
			-1,
			0,
			1
		].flatMap((step) => byBlock.get(blockOf(line) + step) ?? []),
		add: (place) => {
			const block = blockOf(place.line);
			byBlock.set(block, [...byBlock.get(block) ?? [], place]);
		}
	};
}
function isTwin(one, other) {
	return one.line === other.line && weaknesses$1[one.weakness].cwe === weaknesses$1[other.weakness].cwe;
}
function isBuiltFor(built, run, lines) {
	if (built.weakness !== "sql-injection" || run.weakness !== "sql-injection" || !run.rule.startsWith("taint")) return false;
	if (built.line >= run.line && built.line <= run.endLine) return true;
	const name = /^\s*(\w+)\s*\+?=/.exec(lines[built.line - 1] ?? "")?.[1];
	const call = lines.slice(run.line - 1, run.endLine).join(" ");
	return built.line < run.line && run.line - built.line <= farthest$1 && name !== void 0 && call.split(/\W+/).includes(name);
}
function positionOf({ line, column, endLine, endColumn }) {
	return {
		line,
		column,
		endLine,
		endColumn
	};
}
// src/service/engines/python/syntax.ts
function codeOf({ text }, node) {
	return text.slice(node.from, node.to);
}
var longestText = 2 ** 22;
function placeIn(node) {
	return node.from * longestText + node.to;
}
function childrenOf(node) {
	const children = [];
	for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
	return children;
}
function* nodesIn(node) {
	const waiting = childrenOf(node).reverse();
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		yield next;
		for (const child of childrenOf(next).reverse()) waiting.push(child);
	}
}
function callOf(source, node) {
	if (node.name !== "CallExpression") return void 0;
	const callee = node.firstChild;
	const list = node.getChild("ArgList");
	if (callee === null || list === null) return void 0;
	const name = codeOf(source, callee).replaceAll(/\s+/g, "");
	const receiver = callee.name === "MemberExpression" ? callee.firstChild ?? void 0 : void 0;
	const code = (part) => codeOf(source, part);
	return {
		node,
		name,
		last: name.slice(name.lastIndexOf(".") + 1),
		receiver,
		code,
		...argumentsOf(source, list)
	};
}
function argumentsOf(source, list) {
	const positional = [];
	const spread = [];
	const named = new Map();
	let name;
	for (const child of childrenOf(list)) {
		if (/^[(),*]+$/.test(child.name)) continue;
		if (child.name === "AssignOp") name = codeOf(source, positional.pop() ?? child);
		else if (name === void 0) {
			positional.push(child);
			if (/^\*+$/.test(child.prevSibling?.name ?? "")) spread.push(child);
		} else {
			named.set(name, child);
			name = void 0;
		}
	}
	return {
		positional,
		named,
		spread
	};
}
function stringOf(source, node) {
	if (node?.name !== "String") return void 0;
	return codeOf(source, node).replace(/^[a-z]*("""|'''|"|')([\s\S]*)\1$/i, "$2");
}
function functionOf$1(source, node) {
	const body = node.getChild("Body");
	const list = node.getChild("ParamList");
	const name = node.getChild("VariableName");
	if (node.name !== "FunctionDefinition" || body === null || list === null || name === null) return void 0;
	const isDecorated = node.parent?.name === "DecoratedStatement";
	const decorators = isDecorated && node.parent !== null ? node.parent.getChildren("Decorator") : [];
	const around = (isDecorated ? node.parent : node)?.parent?.parent;
	const owner = around?.name === "ClassDefinition" ? around.getChild("VariableName") : null;
	return {
		node,
		name: codeOf(source, name),
		owner: owner === null ? void 0 : codeOf(source, owner),
		parameters: parametersOf(source, list),
		returns: typeOf(source, node.getChild("TypeDef")),
		decorators: decorators.map((one) => codeOf(source, one).trim()),
		body
	};
}
function isMethodOf(one, decorator) {
	return one.decorators.some((code) => code === `@${decorator}`);
}
function typeOf(source, definition) {
	return definition === null ? "" : codeOf(source, definition).replace(/^(?::|->)\s*/, "");
}
function parametersOf(source, list) {
	const parameters = [];
	let before = "";
	for (const child of childrenOf(list)) {
		const last = parameters.at(-1);
		if (before === "AssignOp" && last !== void 0) last.default = codeOf(source, child);
		else if (child.name === "VariableName") {
			const kind = before === "*" || before === "**" ? before : "";
			parameters.push({
				name: codeOf(source, child),
				type: "",
				default: "",
				kind
			});
		} else if (child.name === "TypeDef" && last !== void 0) last.type = typeOf(source, child);
		before = child.name;
	}
	return parameters;
}
// src/service/engines/python/module.ts
function moduleOf(path, source) {
	const all = [];
	const classes = [];
	const variables = new Map();
	const imports = new Map();
	const stars = [];
	for (const node of nodesIn(source.root)) if (node.name === "FunctionDefinition") all.push(...[functionOf$1(source, node) ?? []].flat());
	else if (node.name === "ClassDefinition") classes.push(node);
	else if (node.name === "AssignStatement" && !isInside$1(node)) noteVariable(source, node, variables);
	else if (node.name === "ImportStatement") for (const [name, imported] of importsOf(source, node)) if (name === "*") stars.push(imported);
	else imports.set(name, imported);
	const outerLast = all.map((one) => [one.owner === void 0 ? one.name : `${one.owner}.${one.name}`, one]).toSorted(([, a], [, b]) => Number(isOuter(a)) - Number(isOuter(b)));
	const found = classes.flatMap((node) => classOf$1(source, node, all) ?? []);
	return {
		path,
		source,
		all,
		functions: new Map(outerLast),
		classes: new Map(found.map((one) => [one.name, one])),
		variables,
		imports,
		stars
	};
}
function isInside$1(node) {
	for (let around = node.parent; around !== null; around = around.parent) if (around.name === "FunctionDefinition" || around.name === "ClassDefinition") return true;
	return false;
}
function isOuter({ node, owner }) {
	return owner !== void 0 || !isInside$1(node);
}
function noteVariable(source, node, variables) {
	const [target, value] = [node.firstChild, node.lastChild];
	if (target?.name === "VariableName" && value !== null && node.getChild("AssignOp") !== null) variables.set(codeOf(source, target), value);
}
function importsOf(source, node) {
	const code = codeOf(source, node).replaceAll(/#.*|\\\r?\n|[()]/g, " ");
	const from = /^\s*from\s+(\.*)\s*([\w.]*)\s*import\s+([\s\S]*)$/.exec(code);
	const list = (from?.[3] ?? code.replace(/^\s*import\s/, "")).split(",").map((one) => one.trim().split(/\s+as\s+/));
	const base = {
		level: from?.[1]?.length ?? 0,
		names: (from?.[2] ?? "").split(".").filter((name) => name !== "")
	};
	return list.flatMap(([what = "", alias]) => {
		if (what === "") return [];
		if (from !== null) return [what === "*" ? ["*", base] : [alias ?? what, {
			...base,
			member: what
		}]];
		const names = what.split(".");
		return [alias === void 0 ? [names[0] ?? "", {
			level: 0,
			names: names.slice(0, 1)
		}] : [alias, {
			level: 0,
			names
		}]];
	});
}
function classOf$1(source, node, all) {
	const [name, body, list] = [
		node.getChild("VariableName"),
		node.getChild("Body"),
		node.getChild("ArgList")
	];
	if (name === null || body === null) return void 0;
	const fields = new Map();
	const methods = all.filter((one) => one.node.from > body.from && one.node.to <= body.to && one.owner !== void 0);
	for (const statement of body.getChildren("AssignStatement")) noteField(source, statement, {
		fields,
		within: void 0
	});
	for (const method of methods) for (const part of nodesIn(method.body)) if (part.name === "AssignStatement") noteField(source, part, {
		fields,
		within: method
	});
	const bases = list === null ? [] : childrenOf(list).filter(isBase);
	return {
		name: codeOf(source, name),
		bases,
		fields
	};
}
function isBase(node) {
	const isNamed = node.prevSibling?.name === "AssignOp" || node.nextSibling?.name === "AssignOp";
	return /^(?:VariableName|MemberExpression)$/.test(node.name) && !isNamed;
}
function noteField(source, statement, { fields, within }) {
	const target = statement.firstChild;
	if (target === null) return;
	const name = within === void 0 ? codeOf(source, target) : /^self\.(\w+)$/.exec(codeOf(source, target))?.[1];
	if (name === void 0 || fields.has(name) && within !== void 0) return;
	const definition = statement.getChild("TypeDef");
	const type = definition === null ? "" : codeOf(source, definition).replace(/^:\s*/, "");
	const value = statement.getChild("AssignOp") === null ? void 0 : statement.lastChild ?? void 0;
	fields.set(name, {
		value,
		type,
		within
	});
}
// src/service/engines/python/project.ts
var maximumBytes$1 = 524288;
var nothingAround = {
	answers: () => false,
	kindOf: () => void 0,
	read: () => ""
};
function treeReader(root, { operations, files }) {
	const folders = new Set();
	for (const path of files.keys()) for (let folder = folderOf(path); folder !== "" && !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
	const contentOf = (path) => readContent(root, files.get(path) ?? path, 524289);
	return {
		answers: answersFor(operations),
		kindOf: (path) => {
			if (folders.has(path)) return "folder";
			return files.has(path) && contentOf(path).length <= maximumBytes$1 ? "file" : void 0;
		},
		read: (path) => decodeText(contentOf(path)).text
	};
}
function createProject(tree, parse) {
	const modules = new Map();
	const known = new Map();
	const add = (path, text) => {
		const module = modules.get(path) ?? moduleOf(path, {
			text,
			root: parse(text)
		});
		modules.set(path, module);
		return module;
	};
	const loaded = (path) => modules.get(path) ?? add(path, tree.read(path));
	const look = (path) => {
		const file = [`${path}.py`, `${path}/__init__.py`].find((one) => tree.kindOf(one) === "file");
		if (file !== void 0) return { module: loaded(file) };
		return tree.kindOf(path) === "folder" ? { folder: path } : void 0;
	};
	const at = (path) => {
		if (!known.has(path)) known.set(path, look(path));
		return known.get(path);
	};
	const within = (folder, name) => at(folder === "" ? name : `${folder}/${name}`);
	return {
		add,
		within,
		answers: ({ path }, name) => tree.answers(path, name),
		imported: ({ path }, { level, names }) => {
			for (const folder of startsOf(path, level)) {
				if (names.length === 0) return at(folder);
				const found = within(folder, names.join("/"));
				if (found !== void 0) return found;
			}
		}
	};
}
function startsOf(path, level) {
	const above = [folderOf(path)];
	while (above.at(-1) !== "") above.push(folderOf(above.at(-1) ?? ""));
	if (level > 0) return above.slice(level - 1, level);
	return above.flatMap((folder) => [folder, folder === "" ? "src" : `${folder}/src`]);
}
// src/service/engines/python/ruff.ts
function neutralized(text) {
	return text.replaceAll(/noqa|ruff|flake8/gi, (word) => "_".repeat(word.length));
}
function createCheck({ Workspace: RuffWorkspace, PositionEncoding }) {
	const settings = {
		preview: true,
		"target-version": "py313",
		lint: {
			select: Object.values(ruffRules).map(({ code }) => code),
			preview: true
		}
	};
	const open = () => new RuffWorkspace(settings, PositionEncoding.Utf16);
	let workspace = open();
	return (text) => {
		let diagnostics;
		try {
			diagnostics = workspace.check(neutralized(text));
		} catch {
			workspace = open();
			return {
				reports: [],
				problem: "ruff broke off, mostly for a text that is nested too deeply"
			};
		}
		const isSyntax = ({ code }) => code === null || code === "invalid-syntax";
		const broken = diagnostics.find(isSyntax);
		const reports = diagnostics.filter((one) => !isSyntax(one)).map(reportOf$2);
		if (broken === void 0) return { reports };
		return {
			reports,
			problem: `${broken.message} on line ${broken.start_location.row}`
		};
	};
}
function reportOf$2({ code, start_location: start, end_location: end }) {
	return {
		rule: code ?? "",
		line: start.row,
		column: start.column,
		endLine: end.row,
		endColumn: end.column
	};
}
// src/service/engines/python/call-settings.ts
var given = (source, call, name) => {
	const node = call.named.get(name);
	return node === void 0 ? "" : codeOf(source, node);
};
var credential = /sess|token|auth|jwt|user|admin|login|sid\b|remember/i;
var callSettings = [
	(source, call) => given(source, call, "autoescape") === "False" ? ["escaping-off", "MEDIUM"] : void 0,
	(source, call) => {
		return (/set_cookie|[sS]torage|[sS]ession/.test(call.last) ? [
			"httponly",
			"http_only",
			"secure"
		] : ["httponly"]).some((name) => given(source, call, name) === "False") ? ["cookie", "MEDIUM"] : void 0;
	},
	(source, call) => {
		if (call.last !== "set_cookie" || call.named.has("httponly") || call.named.size + call.positional.length < 2) return void 0;
		const named = [call.named.get("key"), call.positional[0]].map((node) => node === void 0 ? "" : codeOf(source, node));
		return credential.test(named.join(" ")) ? ["cookie", "MEDIUM"] : void 0;
	},
	(source, call) => {
		return [...call.named].filter(([name, value]) => cookieFlag.test(name) && codeOf(source, value) === "False").length > 0 && /^(?:update|from_mapping|dict|configure)$/.test(call.last) ? ["cookie", "MEDIUM"] : void 0;
	},
	(source, call) => {
		return /^(?:run|run_app|run_server|Application|Flask|FastAPI|Starlette|Sanic|create_app|Dash|Bottle)$/.test(call.last) && given(source, call, "debug") === "True" ? ["debug", "MEDIUM"] : void 0;
	},
	(source, call) => {
		if (!/(?:^|\.)jwt\.decode$|^jws\.verify$|^jwt\.process_jwt$/.test(call.name)) return void 0;
		return /["']?verify(?:_signature)?["']?\s*[:=]\s*False/.test(codeOf(source, call.node)) || /["']none["']/i.test(given(source, call, "algorithms")) ? ["jwt-unchecked", "HIGH"] : void 0;
	},
	(source, call) => /(?:^|\.)(?:jwt|jws)\.(?:encode|sign)$/.test(call.name) && /^["']none["']$/i.test(given(source, call, "algorithm")) ? ["jwt-unchecked", "HIGH"] : void 0,
	(_, call) => /(?:^|\.)jw[ts]\.get_unverified_(?:claims|payload)$/.test(call.name) ? ["jwt-unchecked", "MEDIUM"] : void 0,
	(source, call) => {
		return /(?:^|\.)(?:TCPConnector|ClientSession\(\)\.\w+)$/.test(call.name) && [
			"ssl",
			"verify_ssl",
			"ssl_context"
		].some((name) => given(source, call, name) === "False") || /\bCERT_NONE\b/.test(given(source, call, "cert_reqs")) ? ["tls-unchecked", "MEDIUM"] : void 0;
	},
	(source, call) => {
		const isFixed = call.last === "new" && /\bMODE_(?:CBC|CTR|GCM|CFB|OFB)\b/.test(codeOf(source, call.node));
		const value = call.named.get("iv") ?? call.named.get("nonce") ?? call.positional[2];
		const code = value === void 0 ? "" : codeOf(source, value);
		return isFixed && /^b["'][^"']*["'](?:\s*\*\s*\d+)?$/.test(code) ? ["fixed-iv", "MEDIUM"] : void 0;
	},
	(source, call) => {
		if (call.last === "XMLParser") return /resolve_entities\s*=\s*True|no_network\s*=\s*False|load_dtd\s*=\s*True|huge_tree\s*=\s*True/.test(codeOf(source, call.node)) ? ["xml-entities", "MEDIUM"] : void 0;
		return call.last === "setFeature" && /external_[gp]es\b|external-(?:general|parameter)/.test(codeOf(source, call.node)) && /,\s*(?:True|1)\s*\)$/.test(codeOf(source, call.node)) ? ["xml-entities", "HIGH"] : void 0;
	},
	(source, call) => {
		return printer.test(call.name) && call.positional.some((value) => namesPassword(source, value)) ? ["password-logged", "LOW"] : void 0;
	},
	(source, call) => guessed.test(call.name) && secretWord.test(lineAround(source, call.node)) ? ["weak-random", "MEDIUM"] : void 0,
	(source, call) => {
		const isFast = /^(?:hashlib\.)?(?:sha(?:224|256|384|512)|sha3_\d+|blake2[bs])$/.test(call.name);
		const [value] = call.positional;
		return isFast && value !== void 0 && /passw|pwd/i.test(codeOf(source, value)) ? ["fast-hash", "MEDIUM"] : void 0;
	},
	(source, call) => /\bMODE_ECB\b/.test(codeOf(source, call.node)) && call.last === "new" ? ["weak-cipher", "MEDIUM"] : void 0,
	(source, call) => {
		const isOpen = /^r?["'](?:\^?\.[*+]\$?|https\?:\/\/\.[*+])["']$/.test(given(source, call, "allow_origin_regex")) || /\*/.test(given(source, call, "allow_origins")) || /\*/.test(given(source, call, "origins"));
		return ["allow_credentials", "supports_credentials"].some((name) => given(source, call, name) === "True") && (isOpen || call.last === "CORS" && !call.named.has("origins")) ? ["cors", "MEDIUM"] : void 0;
	}
];
var cookieFlag = /^(?:SESSION|CSRF|REMEMBER)_COOKIE_(?:HTTPONLY|SECURE)$/;
var printer = /^print$|\.(?:debug|info|warning|warn|error|critical|exception|log)$/;
var guessed = /^random\.(?:getrandbits|randbytes|sample)$/;
var secretWord = /key|token|secret|passw|otp|session|nonce|salt|reset/i;
function namesPassword(source, value) {
	return (value.name === "VariableName" ? [value] : [...nodesIn(value)].filter(({ name, parent }) => name === "VariableName" && parent?.name === "FormatReplacement")).some((name) => /^(?:passw(?:or)?d|passwd|pwd|secret|\w+_password)$/i.test(codeOf(source, name)));
}
function lineAround({ text }, node) {
	return text.slice(text.lastIndexOf("\n", node.from - 1) + 1, node.to);
}
// src/service/engines/python/resolve.ts
var longestWay$2 = 200;
function calledBy(place, callee) {
	const target = resolved$1(place, callee, { left: longestWay$2 });
	if (target?.kind === "function") return target;
	if (target?.kind !== "class") return void 0;
	const made = memberOfClass(place, {
		...target,
		kind: "instance"
	}, {
		name: "__init__",
		way: { left: longestWay$2 }
	});
	return made?.kind === "function" ? made : void 0;
}
var methodsOfRequests = [
	"get",
	"post",
	"put",
	"patch",
	"delete",
	"head",
	"options",
	"dispatch"
];
function handlersOf(place, node) {
	const target = resolved$1(place, node.name === "CallExpression" ? node.firstChild : node, { left: longestWay$2 });
	if (target?.kind === "function") return [target];
	if (target?.kind === "class" && node.name !== "CallExpression") return methodsOf(place, target);
	const owner = resolved$1(place, node.name === "CallExpression" ? node.firstChild?.firstChild ?? null : null, { left: longestWay$2 });
	return owner?.kind === "class" ? methodsOf(place, owner) : [];
}
function methodsOf(place, owner) {
	return methodsOfRequests.flatMap((name) => {
		const method = memberOfClass(place, {
			...owner,
			kind: "instance"
		}, {
			name,
			way: { left: longestWay$2 }
		});
		return method?.kind === "function" ? [method] : [];
	});
}
function classOf(place, node) {
	const target = resolved$1(place, node, { left: longestWay$2 });
	return target?.kind === "instance" ? target : void 0;
}
function resolved$1(place, node, way) {
	if (node === null || way.left-- <= 0) return void 0;
	switch (node.name) {
		case "VariableName": return resolvedName(place, codeOf(place.module.source, node), way);
		case "MemberExpression": {
			const name = node.getChild("PropertyName");
			const owner = name === null ? void 0 : resolved$1(place, node.firstChild, way);
			const asked = {
				name: name === null ? "" : codeOf(place.module.source, name),
				way
			};
			return owner === void 0 ? void 0 : memberOf$2(place, owner, asked);
		}
		case "CallExpression": return resultOf(place, node, way);
		case "AwaitExpression":
		case "ParenthesizedExpression": return resolved$1(place, node.getChild("CallExpression") ?? node.getChild("VariableName"), way);
		default: return;
	}
}
function resultOf(place, call, way) {
	const callee = call.firstChild;
	if (callee !== null && codeOf(place.module.source, callee) === "super") return parentOf$1(place, way);
	const target = resolved$1(place, callee, way);
	if (target?.kind === "class") return {
		...target,
		kind: "instance"
	};
	if (target?.kind !== "function") return void 0;
	return instanceOf$1({
		...place,
		module: target.module,
		function: void 0
	}, target.one.returns, way);
}
function ownerOf({ module, function: one }) {
	return one?.owner === void 0 ? void 0 : module.classes.get(one.owner);
}
function parentOf$1(place, way) {
	const [base] = ownerOf(place)?.bases ?? [];
	const target = base === void 0 ? void 0 : resolved$1({
		...place,
		function: void 0
	}, base, way);
	return target?.kind === "class" ? {
		...target,
		kind: "instance"
	} : void 0;
}
function resolvedName(place, name, way) {
	const { module, function: one } = place;
	if (one !== void 0) {
		const owner = name === one.parameters[0]?.name && !isMethodOf(one, "staticmethod") ? ownerOf(place) : void 0;
		if (owner !== void 0) return {
			kind: isMethodOf(one, "classmethod") ? "class" : "instance",
			module,
			one: owner
		};
		const parameter = one.parameters.find((each) => each.name === name);
		if (parameter !== void 0) return parameterTarget(place, parameter, way);
		const values = assignedIn(place, one).get(name);
		if (values !== void 0) return firstOf(values, (value) => resolved$1(place, value, way));
	}
	return globalOf({
		...place,
		function: void 0
	}, name, way);
}
function parameterTarget(place, { type, default: given }, way) {
	const outside = {
		...place,
		function: void 0
	};
	const provider = providerIn(given, type);
	const own = instanceOf$1(outside, type, way);
	if (own !== void 0 || provider === void 0) return own;
	const target = dotted(outside, provider, way);
	if (target?.kind === "class") return {
		...target,
		kind: "instance"
	};
	if (target?.kind !== "function") return void 0;
	return instanceOf$1({
		...outside,
		module: target.module
	}, target.one.returns, way);
}
function providerIn(given, type) {
	return /^(?:\w+\.)?(?:Depends|Security)\(\s*([\w.]+)/.exec(given)?.[1] ?? /^(?:\w+\.)?Annotated\[[\s\S]*\b(?:Depends|Security)\(\s*([\w.]+)/.exec(type)?.[1];
}
var assigned = new WeakMap();
function assignedIn({ module }, one) {
	const known = assigned.get(one);
	if (known !== void 0) return known;
	const names = new Map();
	const note = (target, value) => {
		if (target?.name !== "VariableName" || value === null || target === value) return;
		const name = codeOf(module.source, target);
		names.set(name, [...names.get(name) ?? [], value]);
	};
	for (const node of nodesIn(one.body)) if (node.name === "AssignStatement" || node.name === "NamedExpression") note(node.firstChild, node.lastChild);
	else if (node.name === "as" && node.parent?.name === "WithStatement") note(node.nextSibling, node.prevSibling);
	assigned.set(one, names);
	return names;
}
var mostValues = 4;
function firstOf(values, look) {
	for (const value of values.slice(0, mostValues)) {
		const target = look(value);
		if (target !== void 0) return target;
	}
}
function globalOf(place, name, way) {
	if (way.left-- <= 0) return void 0;
	const { project, module } = place;
	const one = module.classes.get(name);
	if (one !== void 0) return {
		kind: "class",
		module,
		one
	};
	const found = module.functions.get(name);
	if (found !== void 0) return {
		kind: "function",
		module,
		one: found,
		offset: 0
	};
	const imported = module.imports.get(name);
	if (imported !== void 0) return importedTarget(place, imported, way);
	const value = module.variables.get(name);
	if (value !== void 0) return resolved$1(place, value, way);
	for (const star of module.stars) {
		const found = project.imported(module, star);
		const target = found !== void 0 && "module" in found ? globalOf({
			...place,
			...found
		}, name, way) : void 0;
		if (target !== void 0) return target;
	}
}
function importedTarget(place, imported, way) {
	const found = place.project.imported(place.module, imported);
	if (found === void 0) return void 0;
	const own = {
		kind: "package",
		found
	};
	return imported.member === void 0 ? own : memberOf$2(place, own, {
		name: imported.member,
		way
	});
}
function memberOf$2(place, target, asked) {
	if (asked.way.left-- <= 0 || target.kind === "function") return void 0;
	if (target.kind !== "package") return memberOfClass(place, target, asked);
	const { found } = target;
	const inner = innerOf(place.project, found, asked.name);
	if (!("module" in found)) return inner;
	return (place.module === found.module ? void 0 : globalOf({
		...place,
		module: found.module,
		function: void 0
	}, asked.name, asked.way)) ?? inner;
}
function innerOf(project, found, name) {
	const folder = "folder" in found ? found.folder : isPackage(found.module) ? folderOf(found.module.path) : void 0;
	const inner = folder === void 0 ? void 0 : project.within(folder, name);
	return inner === void 0 ? void 0 : {
		kind: "package",
		found: inner
	};
}
function isPackage({ path }) {
	return baseName(path) === "__init__.py";
}
function memberOfClass(place, target, asked) {
	const { module, one } = target;
	if (asked.way.left-- <= 0) return void 0;
	const method = module.functions.get(`${one.name}.${asked.name}`);
	if (method !== void 0) return {
		kind: "function",
		module,
		one: method,
		offset: (target.kind === "instance" || isMethodOf(method, "classmethod")) && !isMethodOf(method, "staticmethod") ? 1 : 0
	};
	const here = {
		project: place.project,
		module,
		function: void 0
	};
	const field = one.fields.get(asked.name);
	if (field !== void 0) return instanceOf$1(here, field.type, asked.way) ?? resolved$1({
		...here,
		function: field.within
	}, field.value ?? null, asked.way);
	for (const base of one.bases) {
		const parent = resolved$1(here, base, asked.way);
		const found = parent?.kind === "class" ? memberOfClass(place, {
			...parent,
			kind: target.kind
		}, asked) : void 0;
		if (found !== void 0) return found;
	}
}
function instanceOf$1(place, type, way) {
	const plain = type.replaceAll(/["'\s]/g, "").replace(/^(?:\w+\.)*(?:Optional|Annotated|ClassVar|Final|Awaitable)\[([\w.]+)[\s\S]*\]$/, "$1").replace(/^(?:None\|)?([\w.]+)(?:\|None)?$/, "$1");
	if (!/^[A-Za-z_][\w.]*$/.test(plain)) return void 0;
	const target = dotted(place, plain, way);
	return target?.kind === "class" ? {
		...target,
		kind: "instance"
	} : void 0;
}
function dotted(place, code, way) {
	const [first = "", ...rest] = code.split(".");
	let target = globalOf(place, first, way);
	for (const name of rest) target = target === void 0 ? void 0 : memberOf$2(place, target, {
		name,
		way
	});
	return target;
}
function functionNamed(place, code) {
	const target = dotted({
		...place,
		function: void 0
	}, code, { left: longestWay$2 });
	return target?.kind === "function" ? target : void 0;
}
function writtenOut(place, type) {
	const imported = place.module.imports.get(type);
	const found = imported?.member === void 0 ? void 0 : place.project.imported(place.module, imported);
	const [module, name] = found !== void 0 && "module" in found ? [found.module, imported?.member ?? ""] : [place.module, type];
	const value = module.variables.get(name);
	return value === void 0 ? type : codeOf(module.source, value);
}
// src/service/engines/python/names.ts
var longestWay$1 = 12;
function importedName(here, node, left = longestWay$1) {
	if (node == null || left <= 0) return void 0;
	const { source } = here.module;
	switch (node.name) {
		case "VariableName": return ofName$4(here, codeOf(source, node), left - 1);
		case "MemberExpression": return ofMember$1(here, node, left - 1);
		case "CallExpression": {
			const callee = importedName(here, node.firstChild, left - 1);
			return callee === void 0 ? void 0 : `${callee}()`;
		}
		case "AwaitExpression": return importedName(here, node.lastChild, left - 1);
		default: return;
	}
}
function ofMember$1({ module, function: one }, node, left) {
	const [owner, property] = [node.firstChild, node.getChild("PropertyName")];
	if (owner === null || property === null) return void 0;
	const name = codeOf(module.source, property);
	const known = importedName({
		module,
		function: one
	}, owner, left);
	if (known !== void 0) return `${known}.${name}`;
	const field = one?.owner !== void 0 && codeOf(module.source, owner) === "self" ? module.classes.get(one.owner ?? "")?.fields.get(name) : void 0;
	return field === void 0 ? void 0 : importedName({
		module,
		function: field.within
	}, field.value, left);
}
function ofName$4(here, name, left) {
	const { module, function: one } = here;
	const parameter = one?.parameters.find((each) => each.name === name);
	if (parameter !== void 0) {
		const type = /^[A-Za-z_][\w.]*$/.test(parameter.type) ? dottedName(module, parameter.type) : void 0;
		return type === void 0 ? void 0 : `${type}()`;
	}
	for (const value of valuesOf$1(here, name)) {
		const known = importedName(here, value, left);
		if (known !== void 0) return known;
	}
	return module.functions.has(name) || module.classes.has(name) ? void 0 : dottedName(module, name);
}
function dottedName({ imports }, code) {
	const [first = "", ...rest] = code.split(".");
	const imported = imports.get(first);
	if (imported === void 0 || imported.level > 0) return void 0;
	return [
		...imported.names,
		...imported.member === void 0 ? [] : [imported.member],
		...rest
	].join(".");
}
function valuesOf$1({ module, function: one }, name) {
	const own = one === void 0 ? void 0 : assignedIn({ module }, one).get(name);
	const value = module.variables.get(name);
	return own ?? (value === void 0 ? [] : [value]);
}
function givenTo(here, node) {
	if (node.name !== "VariableName") return node;
	const values = valuesOf$1(here, codeOf(here.module.source, node));
	return values.length === 1 ? values[0] ?? node : node;
}
var longestWritten = 4e3;
function writtenOf({ module, function: one }, node) {
	const codes = [codeOf(module.source, node)];
	for (const name of namesIn$1(module, node)) {
		for (const value of [...valuesOf$1({
			module,
			function: one
		}, name), ...addedTo({
			module,
			function: one
		}, name)]) codes.push(codeOf(module.source, value));
		if (codes.length > 40) break;
	}
	return codes.join("\n").slice(0, longestWritten);
}
function namesIn$1({ source }, node) {
	const parts = node.name === "VariableName" ? [node] : [...nodesIn(node)].filter(({ name }) => name === "VariableName");
	return new Set(parts.map((part) => codeOf(source, part)));
}
var added = new WeakMap();
function addedTo({ module, function: one }, name) {
	if (one === void 0) return [];
	const known = added.get(one);
	if (known !== void 0) return known.get(name) ?? [];
	const names = new Map();
	for (const node of nodesIn(one.body)) {
		const value = node.name === "UpdateStatement" ? node.lastChild : null;
		if (value === null || node.firstChild === null) continue;
		const target = codeOf(module.source, node.firstChild);
		names.set(target, [...names.get(target) ?? [], value]);
	}
	added.set(one, names);
	return names.get(name) ?? [];
}
// src/service/engines/python/settings.ts
var assignments = [
	[
		/^(?:\w+\.)?debug$|\bDEBUG\b/,
		/^True$/,
		"debug",
		"LOW"
	],
	[
		/\b(?:SESSION|CSRF)_COOKIE_(?:HTTPONLY|SECURE)\b/,
		/^False$/,
		"cookie",
		"MEDIUM"
	],
	[
		/\bWTF_CSRF_ENABLED\b|\bWTF_CSRF_CHECK_DEFAULT\b/,
		/^False$/,
		"csrf-off",
		"MEDIUM"
	],
	[
		/\bALLOWED_HOSTS\b/,
		/^[[(]\s*["']\*["']/,
		"hosts",
		"LOW"
	],
	[
		/\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\b/,
		/^True$/,
		"cors",
		"MEDIUM"
	],
	[
		/\bPASSWORD_HASHERS\b/,
		/^[[(]\s*["'][\w.]*(?:MD5|SHA1|Crypt)PasswordHasher/,
		"weak-hash",
		"MEDIUM"
	],
	[
		/\bSESSION_SERIALIZER\b/,
		/PickleSerializer/,
		"deserialization",
		"MEDIUM"
	],
	[
		/\bautoescape$/,
		/^False$/,
		"escaping-off",
		"MEDIUM"
	],
	[
		/\b(?:_create_default_https_context)$/,
		/^ssl\._create_unverified_context$/,
		"tls-unchecked",
		"MEDIUM"
	],
	[
		/\.verify$/,
		/^False$/,
		"tls-unchecked",
		"MEDIUM"
	],
	[
		/\.check_hostname$/,
		/^False$/,
		"tls-unchecked",
		"MEDIUM"
	],
	[
		/\.verify_mode$/,
		/\bCERT_NONE$/,
		"tls-unchecked",
		"MEDIUM"
	],
	[
		/\bPYTHONHTTPSVERIFY\b/,
		/^["']0["']$/,
		"tls-unchecked",
		"MEDIUM"
	],
	[
		/\[\s*["']Access-Control-Allow-Origin["']\s*\]$/i,
		/\bheaders\b[\s\S]*origin/i,
		"cors",
		"LOW"
	]
];
var removedProtection = /^#+\s*["']?[\w.]*csrf[\w.]*(?:middleware|protect)[\w.]*["']?\s*,?\s*$/i;
function settingsIn(module) {
	const { source } = module;
	const found = [];
	const passwords = [];
	for (const node of nodesIn(source.root)) if (node.name === "CallExpression") found.push(...judgeCall$1(module, node));
	else if (node.name === "AssignStatement") found.push(...judgeAssignment(source, node));
	else if (node.name === "Comment" && removedProtection.test(codeOf(source, node))) found.push({
		weakness: "csrf-off",
		severity: "MEDIUM",
		node
	});
	else if (node.name === "Decorator" && /^@(?:\w+\.)*(?:csrf_exempt|csrf\.exempt)\b/.test(codeOf(source, node))) found.push({
		weakness: "csrf-off",
		severity: exemptSeverity(source, node),
		node
	});
	else if (node.name === "FunctionDefinition") found.push(...keptSession(source, node));
	else if (node.name === "ReturnStatement" && /\btraceback\.format_exc\(/.test(codeOf(source, node))) found.push({
		weakness: "error-details",
		severity: "LOW",
		node
	});
	else if (node.name === "BinaryExpression" && comparesPassword(source, node)) passwords.push(node);
	else if (node.name === "BinaryExpression" && believesCookie(source, node)) found.push({
		weakness: "cookie-trusted",
		severity: "MEDIUM",
		node
	});
	for (const node of passwords.slice(0, 1)) found.push({
		weakness: "password-plain",
		severity: "MEDIUM",
		node
	});
	return found;
}
function judgeCall$1(module, node) {
	const call = callOf(module.source, node);
	if (call === void 0) return [];
	const name = importedName({
		module,
		function: void 0
	}, node.firstChild) ?? call.name;
	const known = {
		...call,
		name,
		last: name.slice(name.lastIndexOf(".") + 1)
	};
	return callSettings.flatMap((judge) => {
		const [weakness, severity] = judge(module.source, call) ?? judge(module.source, known) ?? [];
		const at = weakness === "cookie" || weakness === "debug" || weakness === "escaping-off" ? placeOf$2(call, weakness) : node;
		return weakness === void 0 || severity === void 0 ? [] : [{
			weakness,
			severity,
			node: at
		}];
	});
}
function placeOf$2(call, weakness) {
	return {
		cookie: [
			"httponly",
			"http_only",
			"secure"
		],
		debug: ["debug"],
		"escaping-off": ["autoescape"]
	}[weakness].flatMap((name) => call.named.get(name) ?? [])[0] ?? call.node;
}
function judgeAssignment(source, node) {
	const [target, operator, value] = [
		node.firstChild,
		node.getChild("AssignOp"),
		node.lastChild
	];
	if (target === null || operator === null || value === null) return [];
	const isGlobal = node.parent?.name === "Script" || node.parent?.parent?.name === "ClassDefinition";
	const [name, said] = [codeOf(source, target), codeOf(source, value)];
	if (name.endsWith(".check_hostname") && /\bCERT_NONE\b/.test(source.text)) return [];
	if (isWithoutCsrf(name, said)) return [{
		weakness: "csrf-off",
		severity: "MEDIUM",
		node
	}];
	return assignments.filter(([pattern, values, weakness]) => pattern.test(name) && values.test(said) && (isGlobal || weakness !== "debug")).map(([, , weakness, severity]) => ({
		weakness,
		severity,
		node
	}));
}
function isWithoutCsrf(name, said) {
	return /^MIDDLEWARE(?:_CLASSES)?$/.test(name) && /^[[(]/.test(said) && said.includes("SessionMiddleware") && !/csrf/i.test(said);
}
var session = /\brequest\.(?:user|session|COOKIES)\b|login_required|permission_required|is_authenticated/;
function exemptSeverity(source, { parent }) {
	return parent === null || session.test(codeOf(source, parent)) ? "MEDIUM" : "LOW";
}
function keptSession(source, node) {
	const one = functionOf$1(source, node);
	if (one === void 0 || !/\baiohttp_session\b/.test(source.text)) return [];
	const code = codeOf(source, one.body);
	if (!/\bget_session\(/.test(code) || /\bnew_session\(|\.invalidate\(/.test(code)) return [];
	for (const part of nodesIn(one.body)) {
		const target = part.name === "AssignStatement" ? part.firstChild : null;
		const key = target?.name === "MemberExpression" ? stringOf(source, target.getChild("String") ?? void 0) : void 0;
		if (target !== null && key !== void 0 && /^session\b/.test(codeOf(source, target)) && /user|login|auth|account/i.test(key)) return [{
			weakness: "session-fixation",
			severity: "MEDIUM",
			node: part
		}];
	}
	return [];
}
var storedPassword = /^(?:self|\w*(?:user|account|member|customer|row|record))(?:\.passw(?:or)?d|\[["']passw(?:or)?d["']\])$/i;
var givenPassword = /passw(?:or)?d|\bpwd\b/i;
function comparesPassword(source, node) {
	const operator = node.getChild("CompareOp");
	if (operator === null || !/^[=!]=$/.test(codeOf(source, operator))) return false;
	const [one = "", other = ""] = [node.firstChild, node.lastChild].map((side) => side && codeOf(source, side)).map(String);
	if (/hash|digest|confirm|repeat|again/i.test(one + other)) return false;
	const isSent = (side) => /^(?:\w+\.)?request\./.test(side);
	const given = storedPassword.test(one) || isSent(other) && !storedPassword.test(other) ? other : one;
	const kept = given === one ? other : one;
	const isStored = storedPassword.test(kept) || isSent(given) && /^\w+(?:\.|\[["'])passw(?:or)?d\b/i.test(kept);
	const isOther = /^\w+$/.test(given) || /^\w*(?:request|form|data|body|json|payload)\w*[.[]/.test(given);
	return isStored && !storedPassword.test(given) && givenPassword.test(given) && isOther;
}
function believesCookie(source, node) {
	if (node.getChild("CompareOp") === null || node.getChild("String") === null) return false;
	const cookie = /\brequest\.(?:cookies|COOKIES)(?:\.get\(|\[)\s*["'](\w+)["']/.exec(codeOf(source, node))?.[1];
	return cookie !== void 0 && /admin|role|auth|user|login|priv|level/i.test(cookie);
}
// src/service/engines/python/sources.ts
var request$1 = /^(?:\w+\.)*(?:request|req|current_request|flask_request|http_request)\.(?:args|form|forms|values|json|json_body|data|cookies|headers|files|GET|POST|body|raw_body|FILES|COOKIES|META|query|query_params|query_string|query_dict|match_info|matchdict|rel_url\.query|view_args|environ|params|get_json|get_data|get_argument|text\(|read\(|post\(|referrer|user_agent|to_dict|route_params|get_body|path_params|path_parameters|get_param|get_param_as_list|media|get_media|bounded_stream|stream|dict|getall|getone)(?:\b|(?<=\())/;
var handlerMethod = /^self\.(?:(?:get_argument|get_arguments|get_query_argument|get_body_argument|get_cookie)\(|path_args\b|path_kwargs\b)/;
function isRequest(code) {
	return request$1.test(code) || handlerMethod.test(code);
}
var route = /^@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(\s*(?:[a-z]*["'](.*?)["'])?/is;
var narrowType = /^(?:(?:typing\.)?(?:Optional|Annotated)\[)?(?:int|float|bool|UUID|uuid\.UUID|UUID4|date|datetime|Decimal|PositiveInt)\b/;
var provided = /^(?:\w+\.)?(?:Depends|Security|Request|Response|BackgroundTasks|WebSocket|Session|AsyncSession)\b/;
var providedWithin = /\b(?:Depends|Security)\(/;
var giver = /^(?:self|cls|request|req|db|session|response|conn|current_user|user)$/;
var eventHandler = /^@[\w.]*(?:on_(?:s3_event|sns_message|sqs_message|kinesis_record|dynamodb_record|ws_message)|cloud_event)\b/;
var exposed = /^@(?:\w+\.)*expose$/;
function isRouteHandler({ decorators }) {
	return decorators.some((decorator) => route.test(decorator) || exposed.test(decorator));
}
function clientParameters(one, { writtenOut, isAnswer, bases }) {
	const { name, parameters, decorators } = one;
	if (isAnswer) return new Set(openParameters(parameters, writtenOut));
	const names = parameters.map((parameter) => parameter.name);
	if (/^(?:lambda_)?handler$|_handler$/.test(name) && names[1] === "context") return new Set(names.slice(0, 1));
	if (names.length === 2 && names[0] === "event" && names[1] === "context") return new Set(["event"]);
	if (decorators.some((decorator) => eventHandler.test(decorator))) return new Set(names.slice(0, 1));
	if ((/^resolve_/.test(name) || name === "mutate") && names.indexOf("info") >= 0) return new Set(names.slice(names.indexOf("info") + 1));
	if (methods$2.has(name) && bases.some((base) => /(?:^|\.)RequestHandler$/.test(base))) return new Set(names.slice(1));
	if (!isRouteHandler(one)) return new Set();
	const paths = decorators.flatMap((decorator) => route.exec(decorator)?.slice(1) ?? []);
	const narrow = new Set(paths.flatMap((path) => narrowParts(path ?? "")));
	return new Set(openParameters(parameters, writtenOut).filter((each) => !narrow.has(each)));
}
function openParameters(parameters, writtenOut) {
	return parameters.filter((one) => {
		const type = writtenOut(one.type.trim()).trim();
		const isProvided = provided.test(one.default) || provided.test(type) || providedWithin.test(type);
		return !giver.test(one.name) && !narrowType.test(type) && !isProvided;
	}).map(({ name }) => name);
}
function narrowParts(path) {
	return [...path.matchAll(/<(?:int|float|uuid)(?:\([^)]*\))?:(\w+)>/g)].map((match) => match[1] ?? "");
}
var methods$2 = new Set([
	"get",
	"post",
	"put",
	"patch",
	"delete",
	"head",
	"options"
]);
var ownServer = /^self\.(?:path|rfile\.read\(|headers)(?:\b|(?<=\())/;
function isOwnServer(code, bases) {
	return ownServer.test(code) && bases.some((base) => /HTTPRequestHandler$/.test(base));
}
function routeOf(source, call) {
	if (call.last === "add_resource") {
		const [handler, ...paths] = call.positional;
		const parts = paths.flatMap((path) => [...openParts$1(stringOf(source, path) ?? "")]);
		return handler === void 0 || parts.length === 0 ? void 0 : {
			handler,
			parameters: new Set(parts)
		};
	}
	if (!/^(?:path|re_path|url|add_url_rule)$/.test(call.last)) return void 0;
	const handler = call.named.get("view_func") ?? call.named.get("view") ?? call.positional[call.last === "add_url_rule" ? 2 : 1];
	const path = stringOf(source, call.positional[0]);
	if (path === void 0 || handler === void 0) return void 0;
	const parameters = /^(?:re_path|url)$/.test(call.last) ? openGroups(path) : openParts$1(path);
	return parameters.size === 0 ? void 0 : {
		handler,
		parameters
	};
}
function openParts$1(path) {
	const parts = [...path.matchAll(/<(?:(\w+)(?:\([^)]*\))?:)?(\w+)>/g)];
	return new Set(parts.filter(([, kind = "str"]) => /^(?:str|string|path|default|any)$/.test(kind)).map((part) => part[2] ?? ""));
}
function openGroups(pattern) {
	const groups = [...pattern.matchAll(/\(\?P<(\w+)>([^)]*)\)/g)];
	return new Set(groups.filter(([, , inner = ""]) => /\.|\[\^|\\[SDW]/.test(inner)).map((group) => group[1] ?? ""));
}
var checked = /^(?:[\w.]+)\.(?:cleaned_data|validated_data)\b/;
var narrowField = /^(?:\w+\.)*(?:Typed)?(?:Integer|Float|Decimal|Boolean|NullBoolean|Date|DateTime|Time|Duration|UUID|Slug|Choice|MultipleChoice|ModelChoice|ModelMultipleChoice|Select|Radio|PrimaryKeyRelated|GenericIPAddress|IPAddress|Number)(?:Select|Selection)?Field\b/;
function formData(code, fieldOf) {
	const key = /^[\w.]+\.\w+(?:\.get\(|\.pop\(|\[)\s*["'](\w+)["']/.exec(code)?.[1];
	const field = checked.test(code) ? key ?? "" : /^(?:\w+\.)*\w*[fF]orm\.(\w+)\.data$/.exec(code)?.[1];
	if (field === void 0) return void 0;
	return field !== "" && narrowField.test(fieldOf(field)) ? "narrow" : "any";
}
// src/service/engines/python/calls.ts
function createCalls(project) {
	const known = new Map();
	return {
		project,
		found: (place, callee) => {
			const ofModule = known.get(place.module) ?? new Map();
			known.set(place.module, ofModule);
			const key = placeIn(callee);
			if (!ofModule.has(key)) ofModule.set(key, calledBy(place, callee));
			return ofModule.get(key);
		}
	};
}
function calledIn(calls, module, one) {
	const place = {
		project: calls.project,
		module,
		function: one
	};
	const found = (one === void 0 || !isRouteHandler(one) ? [] : one.parameters).flatMap(({ type, default: given }) => {
		const code = providerIn(given, writtenOut(place, type));
		return code === void 0 ? [] : functionNamed(place, code) ?? [];
	});
	for (const node of nodesIn(one?.body ?? module.source.root)) {
		const callee = node.name === "CallExpression" ? node.firstChild : null;
		if (callee === null) continue;
		const target = calls.found(place, callee);
		if (target !== void 0) found.push(target);
		const call = one === void 0 ? callOf(module.source, node) : void 0;
		const route = call === void 0 ? void 0 : routeOf(module.source, call);
		if (route !== void 0) found.push(...handlersOf(place, route.handler));
	}
	return found;
}
// src/service/engines/python/guards.ts
var guard = /\b(?:not\s+)?in\b|\.(?:isdigit|isalnum|isalpha|isnumeric|startswith|endswith)\(|\b(?:fullmatch|match|search|is_safe_url|url_has_allowed_host_and_scheme|(?<!form\.|Form\.)validate\w*|(?<!form\.|Form\.|serializer\.)is_valid\w*|is_safe\w*|is_allowed\w*|is_relative_to|allowed_file)\(/;
var presence = /["']\w+["']\s+(?:not\s+)?in\s+[\w.]+(?:\(\))?/g;
function noteGuards(scope, statement) {
	const condition = statement.firstChild?.nextSibling;
	if (condition === null || condition === void 0) return;
	const code = codeOf(scope.source, condition).replaceAll(presence, "");
	if (!guard.test(code)) return;
	for (const name of code.match(/[A-Za-z_]\w*/g) ?? []) scope.guarded.add(name);
}
function isCompared({ source, guarded }, node) {
	return guarded.size > 0 && (codeOf(source, node).match(/[A-Za-z_]\w*/g) ?? []).some((name) => guarded.has(name));
}
// src/service/engines/python/origin.ts
var nowhere = { parameters: new Set() };
function joined$1(origins) {
	const known = origins.filter((origin) => origin !== void 0);
	if (known.length === 1) return known[0] ?? nowhere;
	const outside = known.find((origin) => origin.outside !== void 0)?.outside;
	const parameters = new Set(known.flatMap((origin) => [...origin.parameters]));
	return outside === void 0 ? { parameters } : {
		outside,
		parameters
	};
}
function isOpen({ outside, parameters }) {
	return outside !== void 0 || parameters.size > 0;
}
function seenBy(origin, handed) {
	return joined$1([origin.outside === void 0 ? nowhere : {
		outside: origin.outside,
		parameters: new Set()
	}, ...[...origin.parameters].map((index) => handed[index])]);
}
// src/service/engines/python/scope.ts
function setValue({ values, known }, name, origin) {
	values.set(name, origin);
	known.clear();
}
function bind(scope, target, { origin, isCertain = false }) {
	if (/^(?:Tuple|Array|Parenthesized)Expression$/.test(target.name)) {
		for (const child of childrenOf(target)) bind(scope, child, {
			origin,
			isCertain
		});
		return;
	}
	if (target.name !== "VariableName" && target.name !== "MemberExpression") return;
	const name = codeOf(scope.source, target);
	if (target.name === "MemberExpression" && target.getChild("[") !== null) {
		const owner = target.firstChild === null ? name : codeOf(scope.source, target.firstChild);
		if (isOpen(origin)) setValue(scope, owner, joined$1([scope.values.get(owner), origin]));
	}
	setValue(scope, name, joined$1([isCertain ? void 0 : scope.values.get(name), origin]));
}
var mostReached = 500;
function noteReached({ reached }, one) {
	const key = `${one.sink.weakness} ${one.module.path} ${one.node.from}`;
	const before = reached.get(key);
	if (before === void 0 && reached.size >= mostReached && one.origin.outside === void 0) return;
	reached.set(key, before === void 0 ? one : combined(before, one));
}
function combined(before, one) {
	const isGraver = severityRank(one.sink.severity) < severityRank(before.sink.severity);
	const origin = joined$1([before.origin, one.origin]);
	return {
		...isGraver ? one : before,
		origin,
		isGuarded: before.isGuarded && one.isGuarded,
		isHandedOn: before.isHandedOn && one.isHandedOn
	};
}
// src/service/engines/python/values.ts
var longestShown = 60;
var carriers = /^(?:str|repr|format|join|unquote|unquote_plus|unescape|b64decode|b64encode|urlsafe_b64decode|decodebytes|loads|dumps|bytes|bytearray|list|dict|tuple|set|sorted|reversed|next|iter|getattr|StringIO|BytesIO|Path|PurePath|abspath|normpath|realpath|expanduser|urljoin|urlparse|urlsplit|parse_qs|copy|deepcopy|vars|unhexlify|fromhex|text|literal|Markup|zip|enumerate|map|filter|max|min|ascii|ContentFile|TextIOWrapper|glob|iglob|rglob|joinpath|with_name|with_suffix|parse_multipart|parse_header|parse_qsl|FieldStorage|OrderedDict|cast)$/;
var harmless$3 = /^(?:int|float|bool|len|escape|escape_filter_chars|quote|quote_plus|urlencode|secure_filename|clean|linkify|sha\d+|md5|hexdigest|digest|hash|isdigit|isalnum|isalpha|isnumeric|isdecimal|startswith|endswith|UUID|literal_eval|conditional_escape|format_html|strip_tags|escape_string|count|index|find|safe_join|safe_str_cmp|compare_digest|check_password_hash|generate_password_hash|hashpw|ord|round|sum|isinstance|type|id|bcrypt|time|date)$/;
var parsedArguments = /^flask_rest\w*\.(?:reqparse\.)?RequestParser\(\)\.parse_args$/;
var findings = /^(?:compile|re\.(?:match|search|fullmatch|findall|finditer|split|sub|subn))$/;
var removes = /^\S*\(\s*[a-z]*["']\[\^[^\]]*\][+*]?["']\s*,\s*["']{2}/;
var cleaner = /escape|sanit|clean|quote|secure|safe|strip_tags|linkify/;
function summaryFor(scope, { node }) {
	const found = node.firstChild === null ? void 0 : scope.calls.found(scope.place, node.firstChild);
	const summary = found === void 0 ? void 0 : scope.summaries.get(found.one);
	return found === void 0 || summary === void 0 ? void 0 : {
		found,
		summary
	};
}
var madeWith = 1e3;
function handedTo(scope, call, { one, offset }) {
	const ownNames = new Set(one.parameters.map(({ name }) => name));
	const spread = joined$1(call.spread.map((value) => originOf(scope, value)));
	const handed = one.parameters.map(({ name, kind }, index) => {
		if (kind === "*") return joined$1(call.positional.slice(Math.max(0, index - offset)).map((value) => originOf(scope, value)));
		if (kind === "**") return joined$1([...call.named].map(([given, value]) => ownNames.has(given) ? nowhere : originOf(scope, value)));
		if (index < offset) return nowhere;
		const value = call.named.get(name) ?? call.positional[index - offset];
		return joined$1([spread, value === void 0 ? void 0 : originOf(scope, value)]);
	});
	for (const [index, origin] of objectOf$1(scope, call).entries()) handed[madeWith + index] = origin;
	return handed;
}
function objectOf$1(scope, { receiver }) {
	if (receiver === void 0) return [];
	const { function: one } = scope.place;
	const name = codeOf(scope.source, receiver);
	if (one?.owner !== void 0 && (name === "self" || name === "super()")) return initOf(scope)?.parameters.map((_, index) => ({ parameters: new Set([madeWith + index]) })) ?? [];
	return scope.made.get(name) ?? madeBy(scope, receiver);
}
function madeBy(scope, value) {
	const call = callOf(scope.source, value);
	const found = call === void 0 ? void 0 : scope.calls.found(scope.place, value.firstChild ?? value);
	if (call === void 0 || found?.one.name !== "__init__" || call.last === "__init__") return [];
	return handedTo(scope, {
		...call,
		receiver: void 0
	}, found);
}
function initOf({ place: { module, function: one } }) {
	return module.functions.get(`${one?.owner}.__init__`);
}
function originOf(scope, node) {
	const place = placeIn(node);
	const known = scope.known.get(place) ?? evaluated(scope, node);
	scope.known.set(place, known);
	return known;
}
function evaluated(scope, node) {
	const { source, values } = scope;
	switch (node.name) {
		case "VariableName": return values.get(codeOf(source, node)) ?? nowhere;
		case "MemberExpression": return originOfMember(scope, node);
		case "CallExpression": return originOfCall(scope, node);
		case "NamedExpression": return node.lastChild === null ? nowhere : originOf(scope, node.lastChild);
		case "BinaryExpression": return originOfBinary(scope, node);
		case "UnaryExpression": return node.getChild("not") === null ? ofChildren(scope, node) : nowhere;
		case "ConditionalExpression": {
			const [yes, , , , no] = childrenOf(node);
			return joined$1([yes, no].map((one) => one === void 0 || one === null ? void 0 : originOf(scope, one)));
		}
		case "ArrayComprehensionExpression":
		case "ComprehensionExpression":
		case "SetComprehensionExpression":
		case "DictionaryComprehensionExpression": return originOfComprehension(scope, node);
		case "LambdaExpression": return nowhere;
		default: return ofChildren(scope, node);
	}
}
function ofChildren(scope, node) {
	return joined$1(childrenOf(node).map((child) => originOf(scope, child)));
}
function outsideAt({ source, place: { module } }, node) {
	return {
		outside: {
			code: codeOf(source, node).slice(0, longestShown),
			module,
			from: node.from
		},
		parameters: new Set()
	};
}
function sentAt(scope, node) {
	const code = codeOf(scope.source, node);
	if (isRequest(code) || isPartOfPath(scope, code) || isOwnServer(code, basesOf$1(scope.place))) return outsideAt(scope, node);
	const data = /_data\b|\.data$/.test(code) ? formData(code, fieldsOf(scope, node)) : void 0;
	return data === "any" ? outsideAt(scope, node) : data && nowhere;
}
function fieldsOf(scope, node) {
	return (name) => {
		let owner = node;
		while (owner.name !== "VariableName" && owner.firstChild !== null) owner = owner.firstChild;
		const form = classOf(scope.place, owner);
		const value = form?.one.fields.get(name)?.value;
		return form === void 0 || value === void 0 ? "" : codeOf(form.module.source, value);
	};
}
function isPartOfPath({ place }, code) {
	const key = /^self\.kwargs(?:\.get\(|\[)\s*["'](\w+)["']/.exec(code)?.[1];
	if (key === void 0 || /^(?:id|pk|slug|uuid|year|month|day)$|_(?:id|pk|slug|uuid)$/.test(key)) return false;
	return basesOf$1(place).some((base) => /View(?:Set)?$/.test(base));
}
function basesOf$1({ module, function: one }) {
	return module.classes.get(one?.owner ?? "")?.bases.map((base) => codeOf(module.source, base)) ?? [];
}
function originOfField({ place: { module, function: one } }, code) {
	const name = /^self\.(\w+)$/.exec(code)?.[1];
	const field = module.classes.get(one?.owner ?? "")?.fields.get(name ?? "");
	if (field?.value === void 0 || field.within === void 0 || field.within === one) return void 0;
	const value = codeOf(module.source, field.value);
	if (isRequest(value)) return {
		outside: {
			code: value.slice(0, longestShown),
			module,
			from: field.value.from
		},
		parameters: new Set()
	};
	const index = field.within.name === "__init__" ? field.within.parameters.findIndex((each) => each.name === value) : -1;
	return index < 0 ? void 0 : { parameters: new Set([madeWith + index]) };
}
function originOfMember(scope, node) {
	const sent = sentAt(scope, node);
	if (sent !== void 0) return sent;
	const code = codeOf(scope.source, node);
	const known = scope.values.get(code) ?? originOfField(scope, code);
	if (known !== void 0) return known;
	const owner = node.firstChild;
	if (owner === null) return nowhere;
	const origin = originOf(scope, owner);
	const name = node.getChild("PropertyName");
	if (name === null) return origin;
	if (origin.outside === void 0) return nowhere;
	const type = classOf(scope.place, owner)?.one.fields.get(codeOf(scope.source, name))?.type;
	return type !== void 0 && narrowType.test(type) ? nowhere : origin;
}
function originOfCall(scope, node) {
	const sent = sentAt(scope, node);
	if (sent !== void 0) return sent;
	const call = callOf(scope.source, node);
	if (call === void 0) return nowhere;
	const name = importedName(scope.place, node.firstChild) ?? call.name;
	const last = name.slice(name.lastIndexOf(".") + 1);
	if (parsedArguments.test(name)) return outsideAt(scope, node);
	if (cleaner.test(last)) return nowhere;
	const known = summaryFor(scope, call);
	if (known !== void 0) return seenBy(known.summary.returned, handedTo(scope, call, known.found));
	if (harmless$3.test(last)) return nowhere;
	const handed = joined$1([...call.positional, ...call.named.values()].map((value) => originOf(scope, value)));
	if (/^re\.(?:sub|subn)$/.test(name) && removes.test(codeOf(scope.source, node))) return nowhere;
	const carried = carriers.test(last) || findings.test(name) ? handed : nowhere;
	if (call.receiver === void 0) return carried;
	return joined$1([
		originOf(scope, call.receiver),
		carried,
		/^(?:format|join|replace)$/.test(call.last) ? handed : void 0
	]);
}
function originOfBinary(scope, node) {
	return childrenOf(node).some(({ name }) => /^(?:CompareOp|in|is|not)$/.test(name)) ? nowhere : ofChildren(scope, node);
}
function originOfComprehension(scope, node) {
	const children = childrenOf(node);
	const [element] = children.filter(({ name }) => !/^[([{*]+$/.test(name));
	for (const [index, child] of children.entries()) {
		const value = children[index + 1];
		if (child.name !== "in" || value === void 0) continue;
		const start = children.findLastIndex(({ name }, at) => name === "for" && at < index);
		for (const target of children.slice(start + 1, index)) bind(scope, target, { origin: originOf(scope, value) });
	}
	return element === void 0 ? nowhere : originOf(scope, element);
}
// src/service/engines/python/hosts.ts
var wholeHost = /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(?::\d+)?[/?#]/i;
var ownPath = /^\/(?![/\\])./;
function mayChooseHost(scope, node) {
	const start = startOf(scope, givenTo(scope.place, node));
	if (wholeHost.test(start.text)) return false;
	if (start.value === void 0) return true;
	if (isOpen(originOf(scope, start.value))) return true;
	const text = start.text + constantIn$1(scope, start.value) + start.behind;
	return !wholeHost.test(text) && !/^[/?#]/.test(start.behind);
}
function mayLeaveSite(scope, node) {
	const start = startOf(scope, givenTo(scope.place, node));
	return !ownPath.test(start.text) && mayChooseHost(scope, node);
}
var longestWay = 20;
function startOf(scope, node, left = longestWay) {
	const { source } = scope;
	const code = codeOf(source, node);
	if (left <= 0) return {
		text: "",
		value: node,
		behind: ""
	};
	if (node.name === "ContinuedString" || node.name === "ParenthesizedExpression") {
		const inner = [...children(node)].find(({ name }) => /String$|Expression$/.test(name));
		return inner === void 0 ? {
			text: "",
			value: node,
			behind: ""
		} : startOf(scope, inner, left - 1);
	}
	if (node.name === "FormatString") return startOfFormat(source, node);
	if (node.name === "String") return {
		text: withoutQuotes(code),
		behind: ""
	};
	if (node.name === "CallExpression" && /^[a-z]*["'][\s\S]*\.format\($/i.test(code.slice(0, code.indexOf(".format(") + 8))) return {
		text: withoutQuotes(code).replace(/\{[\s\S]*$/, ""),
		behind: ""
	};
	if (node.name !== "BinaryExpression" || node.firstChild === null) return {
		text: "",
		value: node,
		behind: ""
	};
	const [before, right] = [node.firstChild, node.lastChild];
	const isFilled = node.getChild("ArithOp") !== null && codeOf(source, node.getChild("ArithOp") ?? node) === "%";
	const start = startOf(scope, givenTo(scope.place, before), left - 1);
	if (isFilled) return {
		text: start.text.replace(/%[\s\S]*$/, ""),
		behind: ""
	};
	if (right === null || start.value !== void 0 && start.behind !== "") return start;
	const next = startOf(scope, right, left - 1);
	if (start.value !== void 0) return {
		...start,
		behind: next.text
	};
	return {
		text: start.text + next.text,
		value: next.value,
		behind: next.behind
	};
}
function startOfFormat(source, node) {
	const code = codeOf(source, node);
	const first = node.getChild("FormatReplacement");
	if (first === null) return {
		text: withoutQuotes(code),
		behind: ""
	};
	const text = withoutQuotes(code.slice(0, first.from - node.from));
	const behind = code.slice(first.to - node.from).replace(/[{"'][\s\S]*$/, "");
	return {
		text,
		value: first.firstChild?.nextSibling ?? void 0,
		behind
	};
}
function withoutQuotes(code) {
	return code.replace(/^[a-z]*("""|'''|"|')/i, "").replace(/(?:"""|'''|"|')$/, "");
}
function constantIn$1(scope, value) {
	return /=?\s*["'](https?:\/\/[^"']*)["']/i.exec(writtenOf(scope.place, value))?.[1] ?? "";
}
function* children(node) {
	for (let child = node.firstChild; child !== null; child = child.nextSibling) yield child;
}
// src/service/engines/python/page.ts
var nothing = { values: () => void 0 };
var markup$1 = {
	weakness: "xss",
	severity: "HIGH",
	...nothing
};
var text$1 = {
	weakness: "xss",
	severity: "MEDIUM",
	source: /^(?!.*json).*request/i,
	...nothing
};
var frameworks = /^[ \t]*(?:from|import)[ \t]+(?:flask|quart|bottle|cherrypy)\b/m;
function pageSink({ place, source }, value, origin) {
	const { function: one } = place;
	if (one === void 0 || !isRouteHandler(one) || !isOpen(origin)) return void 0;
	const isBuilt = /^(?:FormatString|ContinuedString|BinaryExpression|CallExpression)$/.test(value.name);
	const code = codeOf(source, value);
	const isText = isBuilt && /^[a-z]*["'(]/i.test(code);
	if (isText && hasMarkup(code)) return markup$1;
	if (!frameworks.test(source.text) || givesData.test(code)) return void 0;
	const isFilled = value.name === "CallExpression" && /\.(?:format|join|replace)\(/.test(code);
	if ((value.name === "VariableName" || isBuilt) && (isFilled || value.name !== "CallExpression") && hasMarkup(writtenOf(place, value))) return markup$1;
	const isWhole = isRequest(code) && !notByLink.test(code);
	return isText && /["'][^"']*[A-Za-z]{2}/.test(code) || isWhole ? text$1 : void 0;
}
var notByLink = /\bjson\b|get_json|\bfiles\b|\bform\b|get_data|\bdata\b|headers/;
var givesData = /\b(?:jsonify|dumps|to_json)\(/;
function hasMarkup(code) {
	return /["'>\s}]<[a-z!/]/i.test(code) || /<[a-z][a-z\d]*[\s>/]/i.test(code);
}
// src/service/engines/sast/flow/repetition.ts
var longest$1 = 2e3;
function isSlow(pattern) {
	if (pattern.length > longest$1 || !/\)[+*{]/.test(pattern)) return false;
	const { group } = readGroup(pattern, 0);
	return hasSlowPart(group);
}
function hasSlowPart({ alternatives }) {
	return alternatives.some((atoms) => atoms.some(({ group, isEndless }) => group !== void 0 && (isEndless && isAmbiguous(group) || hasSlowPart(group))));
}
function isAmbiguous({ alternatives }) {
	return alternatives.some((atoms) => {
		const varied = atoms.flatMap((atom) => variedIn(atom));
		if (varied.length === 0) return false;
		return !atoms.filter(({ isOptional, isVaried }) => !isOptional && !isVaried).flatMap(charactersOf).some((mark) => varied.every((each) => !overlaps(each, mark)));
	});
}
function variedIn({ pattern, group, isVaried }) {
	if (pattern !== void 0) return isVaried ? [pattern] : [];
	const inner = (group?.alternatives ?? []).flat();
	return isVaried ? inner.flatMap(charactersOf) : inner.flatMap(variedIn);
}
function charactersOf({ pattern, group }) {
	if (pattern !== void 0) return [pattern];
	const [only, ...others] = group?.alternatives ?? [];
	return only === void 0 || others.length > 0 ? [] : only.filter(({ isOptional, isVaried }) => !isOptional && !isVaried).flatMap(charactersOf);
}
var samples = Array.from({ length: 96 }, (_, index) => String.fromCharCode(index + 32)).join("\n").split("\n").concat([
	"\n",
	"	",
	"\u00e9",
	"\u6f22"
]);
function overlaps(one, other) {
	try {
		const [first, second] = [new RegExp(`^(?:${one})$`, "s"), new RegExp(`^(?:${other})$`, "s")];
		return samples.some((sample) => first.test(sample) && second.test(sample));
	} catch {
		return false;
	}
}
function readGroup(pattern, from) {
	const alternatives = [[]];
	let at = from;
	while (at < pattern.length && pattern[at] !== ")") {
		if (pattern[at] === "|") {
			alternatives.push([]);
			at += 1;
			continue;
		}
		const { atom, end } = readAtom(pattern, at);
		if (atom !== void 0) alternatives.at(-1)?.push(atom);
		at = end;
	}
	return {
		group: { alternatives },
		end: at + 1
	};
}
var single = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|.)|\[(?:\\.|[^\]\\])*\]|[\s\S]/iy;
var quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
function readAtom(pattern, at) {
	const isGroup = pattern[at] === "(";
	const opening = isGroup ? /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(pattern.slice(at))?.[0] ?? "(" : "";
	single.lastIndex = at;
	const text = isGroup ? "" : single.exec(pattern)?.[0] ?? pattern[at] ?? "";
	const inner = isGroup ? readGroup(pattern, at + opening.length) : void 0;
	const after = inner?.end ?? at + Math.max(text.length, 1);
	quantifier.lastIndex = after;
	const found = quantifier.exec(pattern);
	const end = after + (found?.[0].length ?? 0);
	if (/^\(\?(?:<?[=!])/.test(opening) || /^(?:[$^]|\\[bB])$/.test(text)) return { end };
	const times = timesOf(found);
	return {
		atom: inner === void 0 ? {
			pattern: text,
			...times
		} : {
			group: inner.group,
			...times
		},
		end
	};
}
function timesOf(found) {
	const [, sign, least, comma, most] = found ?? [];
	if (sign !== void 0) return {
		isOptional: sign !== "+",
		isVaried: sign !== "?",
		isEndless: sign !== "?"
	};
	return {
		isOptional: least === "0",
		isVaried: comma === "," && least !== most,
		isEndless: comma === "," && most === ""
	};
}
// src/service/engines/python/sink-arguments.ts
var statement$1 = /["'\s(](?:select|insert|update|delete|with|replace|call|exec)\b/i;
function sqlText(call) {
	const { last, name, positional, named, receiver } = call;
	if (/^(?:execute|executemany|executescript|mogrify|execute_query|read_sql|read_sql_query|RawSQL|execute_sql)$/.test(last)) return [
		positional[0],
		named.get("query"),
		named.get("sql"),
		named.get("statement")
	];
	const isManager = receiver !== void 0 && /(?:objects|_set|query|session|engine|db|connection)\.\w+$|^[A-Z]\w*\.raw$/.test(name);
	if (/^(?:raw|extra)$/.test(last) && isManager) return [...positional, ...named.values()];
	if (/^(?:fetch|fetchrow|fetchval|fetch_all|fetch_one|fetch_val|iterate|query|exec_driver_sql|executescript|prepare|run)$/.test(last)) {
		const text = positional[0] ?? named.get("query") ?? named.get("statement");
		return receiver !== void 0 && text !== void 0 && statement$1.test(` ${call.written(text)}`) ? [text] : void 0;
	}
	return /^(?:sqlalchemy\.(?:sql\.(?:expression\.)?)?|sa\.|db\.)?(?:text|literal_column)$/.test(name) ? [positional[0]] : void 0;
}
var processes = /^(?:subprocess\.|sp\.)?(?:run|call|check_call|check_output|Popen)$/;
var processModules = /^(?:subprocess|sp)\.|^(?:Popen|check_output|check_call)$/;
var shellProgram$1 = /^[[(]\s*[a-z]?["'](?:\/(?:usr\/)?bin\/)?(?:(?:ba|z|da|k)?sh|cmd(?:\.exe)?|powershell)["']\s*,\s*[a-z]?["'](?:-\w*c|\/c|-Command)["']/i;
var hasShell = ({ named, code }) => {
	const shell = named.get("shell");
	return shell !== void 0 && !/^(?:False|0|None)$/.test(code(shell));
};
function processText(call) {
	const [first = call.named.get("args")] = call.positional;
	if (!processes.test(call.name) || first === void 0) return void 0;
	return hasShell(call) || shellProgram$1.test(call.code(first)) ? [first] : void 0;
}
function processParts(call) {
	return processModules.test(call.name) && processes.test(call.name) && processText(call) === void 0 ? [call.positional[0]] : void 0;
}
function unsafeYaml({ name, receiver, positional, named, code, written }) {
	if (!/^(?:yaml|ruamel\.yaml(?:\.YAML\(\))?)\.(?:load|load_all|unsafe_load|full_load)$/.test(name)) return void 0;
	const made = receiver === void 0 ? "" : written(receiver);
	if (/\bYAML\(/.test(made)) return /unsafe/.test(made) ? [positional[0]] : void 0;
	return [...positional.slice(1), ...named.values()].some((node) => /(?:Safe|Base)Loader$/.test(code(node))) ? void 0 : [positional[0]];
}
function answeredMarkup({ last, name, positional: [value], named, code }) {
	const isAnswer = /^(?:HttpResponse|make_response|HTMLResponse)$/.test(last);
	if (last !== "Response" && name !== "self.write" && !isAnswer) return void 0;
	const body = value ?? named.get("response") ?? named.get("text") ?? named.get("body") ?? named.get("content");
	const type = [...named].filter(([key]) => /^(?:mimetype|content_type|media_type)$/.test(key)).map(([, node]) => code(node)).join();
	return (type === "" ? isAnswer || body !== void 0 && /<[a-z!/]/i.test(code(body)) : /html|^[a-z_.]+$/.test(type)) ? [body] : void 0;
}
var queries = /^(?:find|find_one|find_one_and_(?:update|delete|replace)|count_documents|delete_one|delete_many|update_one|update_many|replace_one|aggregate)$/;
function documentQuery({ last, receiver, positional: [filter], named, code }) {
	if (/^(?:scan|query)$/.test(last) && (named.has("ScanFilter") || named.has("QueryFilter"))) return [named.get("ScanFilter"), named.get("QueryFilter")];
	if (!(queries.test(last) && receiver !== void 0) || !/(?:^|\.)(?:db|mongo|database)\b|coll/i.test(code(receiver)) || filter === void 0) return void 0;
	if (filter.name !== "DictionaryExpression") return [filter];
	return valuesIn(filter).filter((value) => !isText(value, code));
}
function isText(value, code) {
	return /^(?:FormatString|String|BinaryExpression)$/.test(value.name) || /^(?:str|int|float|bool|ObjectId|\w+\.ObjectId)\(/.test(code(value));
}
function valuesIn(dictionary) {
	return dictionary.getChildren(":").flatMap(({ nextSibling }) => nextSibling ?? []);
}
function databaseCode({ last, receiver, positional: [filter], code }) {
	if (!queries.test(last) || receiver === void 0 || filter?.name !== "DictionaryExpression") return void 0;
	const keys = filter.getChildren(":").filter(({ prevSibling }) => /\$where|\$function/.test(prevSibling === null ? "" : code(prevSibling)));
	return keys.length === 0 ? void 0 : keys.map(({ nextSibling }) => nextSibling ?? void 0);
}
var declared = /\.(?:dict|model_dump|asdict|dump|load)\(|(?:cleaned|validated)_data|asdict\(/;
function anyField({ name, last, node, positional, spread, code }) {
	if (name === "setattr") return [positional[1]];
	if (/__dict__\.update$/.test(name)) return [positional[0]];
	const isModel = /^[A-Z]\w*[a-z]\w*$/.test(last) || /\bobjects\.(?:create|update|update_or_create)$/.test(name);
	const isOpen = (value) => code(node).includes(`**${code(value)}`) && !declared.test(code(value));
	return isModel ? spread.filter(isOpen) : void 0;
}
function slowMatch({ name, last, receiver, positional: [pattern, text], written, code }) {
	if (!/^(?:match|search|fullmatch|findall|finditer|sub|split)$/.test(last)) return void 0;
	const isModule = name.startsWith("re.");
	const compiled = isModule || receiver === void 0 ? void 0 : /\bcompile\(\s*([\s\S]*?)\s*(?:,|\)\s*$)/.exec(written(receiver))?.[1];
	const expression = isModule ? pattern?.name === "String" ? code(pattern) : "" : compiled ?? "";
	const plain = expression.replace(/^[a-z]*(['"]{3}|['"])([\s\S]*)\1$/i, "$2");
	if (plain === expression || !isSlow(plain.replaceAll("(?P<", "(?<"))) return void 0;
	return [isModule ? text : pattern];
}
function unsignedCookie({ name, positional: [value] }) {
	return name === "json.loads" && value?.name === "CallExpression" && value.getChild("MemberExpression") !== null ? [value] : void 0;
}
function templateFile({ last, receiver, positional: [text], written }) {
	if (!/^(?:write|writelines|write_text)$/.test(last) || receiver === void 0) return void 0;
	const code = written(receiver);
	return /\bopen\(|Path\(/.test(code) && /["'/](?:templates|views)\/|\.(?:j2|jinja2?|mako|tmpl)["']/.test(code) ? [text] : void 0;
}
function chosenFunction({ node, code }) {
	const callee = node.firstChild;
	if (callee === null) return void 0;
	if (callee.name === "CallExpression" && /^getattr\(/.test(code(callee))) return [callee.getChild("ArgList")?.lastChild?.prevSibling ?? void 0];
	return callee.name === "MemberExpression" && /^(?:globals|locals|vars)\(\)\s*\[/.test(code(callee)) ? [callee.lastChild?.prevSibling ?? void 0] : void 0;
}
function directoryFilter({ last, positional, named, written }) {
	if (/^search(?:_s|_st|_ext|_ext_s)$/.test(last)) return [...positional.slice(1), named.get("filterstr")];
	const filter = positional[1] ?? named.get("search_filter");
	return last === "search" && filter !== void 0 && /["']\(*[&|!]*\(?\w+=/.test(written(filter)) ? [filter] : void 0;
}
function xmlText({ name, last, positional, named, written }) {
	if (!(/(?:^|\.)(?:etree|objectify)\.(?:fromstring|parse|XML|iterparse)$/.test(name) && !/^xml\./.test(name))) return last === "pulldom" ? [positional[0]] : void 0;
	const parser = positional[1] ?? named.get("parser");
	return parser !== void 0 && /resolve_entities\s*=\s*False/.test(written(parser)) ? void 0 : [positional[0]];
}
// src/service/engines/python/sinks.ts
var first = (call) => [call.positional[0]];
var all = (call) => [...call.positional, ...call.named.values()];
var when = (pattern, values) => (call) => pattern.test(call.name) ? values(call) : void 0;
var named$2 = (call, ...names) => [call.positional[0], ...names.map((name) => call.named.get(name))];
var sinks$1 = [
	{
		weakness: "sql-injection",
		severity: "HIGH",
		values: sqlText
	},
	{
		weakness: "command-injection",
		severity: "CRITICAL",
		values: when(/^(?:os\.(?:system|popen)|(?:asyncio\.)?create_subprocess_shell|(?:popen2?|commands|subprocess)\.(?:getoutput|getstatusoutput)|popen|system|getoutput)$/, first)
	},
	{
		weakness: "command-injection",
		severity: "CRITICAL",
		values: processText
	},
	{
		weakness: "command-injection",
		severity: "MEDIUM",
		values: processParts
	},
	{
		weakness: "command-injection",
		severity: "HIGH",
		values: when(/^os\.(?:exec[lv]\w*|spawn\w+|startfile)$/, all)
	},
	{
		weakness: "command-injection",
		severity: "CRITICAL",
		values: when(/\.exec_command$/, first)
	},
	{
		weakness: "code-injection",
		severity: "CRITICAL",
		values: when(/^(?:builtins\.)?(?:eval|exec|execfile)$/, first)
	},
	{
		weakness: "code-injection",
		severity: "HIGH",
		values: when(/^(?:__import__|importlib\.import_module|import_module)$/, first)
	},
	{
		weakness: "reflection",
		severity: "MEDIUM",
		values: chosenFunction
	},
	{
		weakness: "template-injection",
		severity: "HIGH",
		values: when(/(?:^|\.)(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\.)?(?:Template|PageTemplate)$/, first)
	},
	{
		weakness: "template-injection",
		severity: "HIGH",
		values: when(/^bottle\.(?:template|SimpleTemplate)$/, first)
	},
	{
		weakness: "template-injection",
		severity: "HIGH",
		values: templateFile
	},
	{
		weakness: "path-traversal",
		severity: "HIGH",
		values: when(/^(?:io\.|codecs\.|aiofiles\.|gzip\.|bz2\.)?open$|^(?:FileResponse|web\.FileResponse|FileSystemStorage)$|^(?:flask\.|quart\.)?(?:send_file|send_from_directory)$|(?:^|\.)linecache\.getlines$/, first)
	},
	{
		weakness: "path-traversal",
		severity: "HIGH",
		values: when(/^(?:os\.(?:remove|unlink|rename|rmdir|removedirs|makedirs|mkdir|listdir|scandir|chmod)|shutil\.\w+)$/, all)
	},
	{
		weakness: "path-traversal",
		severity: "HIGH",
		values: ({ last, receiver }) => /^(?:read_text|read_bytes|write_text|write_bytes|unlink|touch|rmdir|iterdir)$/.test(last) ? [receiver] : void 0
	},
	{
		weakness: "path-traversal",
		severity: "HIGH",
		values: ({ last, receiver, written }) => last === "open" && receiver !== void 0 && /\bPath\(|^\([^"']*\//.test(written(receiver)) ? [receiver] : void 0
	},
	{
		weakness: "upload",
		severity: "HIGH",
		values: when(/\.save$/, first)
	},
	{
		weakness: "ssrf",
		severity: "HIGH",
		values: when(/^(?:requests|httpx|session|client|http|aiohttp|self\.session|s)\.(?:get|post|put|patch|delete|head|options|stream)$/, (call) => named$2(call, "url"))
	},
	{
		weakness: "ssrf",
		severity: "HIGH",
		values: when(/^(?:requests|httpx|session|client|http)\.request$/, (call) => [call.positional[1], call.named.get("url")])
	},
	{
		weakness: "ssrf",
		severity: "HIGH",
		values: when(/(?:^|\.)(?:urlopen|urlretrieve)$|^(?:urllib\d?\.(?:request\.)?Request|pycurl\.\w+)$|^(?:requests\.[sS]ession|httpx\.(?:Async)?Client|aiohttp\.ClientSession)\(\)\.(?:get|post|put|patch|delete|head|options|stream|ws_connect)$/, (call) => named$2(call, "url"))
	},
	{
		weakness: "ssrf",
		severity: "HIGH",
		values: when(/^(?:urllib3\.(?:PoolManager|ProxyManager)\(\)|requests\.[sS]ession\(\)|httpx\.(?:Async)?Client\(\)|aiohttp\.ClientSession\(\))\.(?:request|urlopen|stream)$/, (call) => [call.positional[1], call.named.get("url")])
	},
	{
		weakness: "ssrf",
		severity: "HIGH",
		values: when(/^(?:http\.client\.HTTPS?Connection|socket\.create_connection|(?:ftplib\.FTP|smtplib\.SMTP(?:_SSL)?|telnetlib\.Telnet))$/, (call) => named$2(call, "host"))
	},
	{
		weakness: "ssrf",
		severity: "HIGH",
		values: when(/^tornado\.httpclient\.(?:Async)?HTTPClient\(\)\.fetch$/, first)
	},
	{
		weakness: "open-redirect",
		severity: "MEDIUM",
		source: /^(?!.*\b(?:HTTP_)?referr?er\b)/i,
		values: when(/(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|HTTPFound|HTTPSeeOther|HTTPMovedPermanently|HTTPTemporaryRedirect|HTTPPermanentRedirect|RedirectResponse)$/, (call) => named$2(call, "url", "location", "to"))
	},
	{
		weakness: "xss",
		severity: "HIGH",
		values: when(/(?:^|\.)(?:Markup|mark_safe|SafeString|SafeText)$/, first)
	},
	{
		weakness: "xss",
		severity: "HIGH",
		values: answeredMarkup
	},
	{
		weakness: "deserialization",
		severity: "CRITICAL",
		values: when(/^(?:c?[pP]ickle|dill|marshal|jsonpickle|cloudpickle|_pickle|joblib|shelve|torch|pandas|pd)\.(?:loads?|decode|open|read_pickle|Unpickler)$|^(?:read_pickle|jsonpickle_decode)$/, first)
	},
	{
		weakness: "deserialization",
		severity: "CRITICAL",
		values: unsafeYaml
	},
	{
		weakness: "xml-entities",
		severity: "HIGH",
		values: xmlText
	},
	{
		weakness: "xml-entities",
		severity: "MEDIUM",
		values: when(/(?:^|\.)(?:ET|ElementTree)\.(?:fromstring|parse|XML|iterparse)$|(?:^|\.)(?:parseString|minidom\.parse|sax\.parse|pulldom\.parse)$/, first)
	},
	{
		weakness: "nosql-injection",
		severity: "HIGH",
		source: /json|body|\bdata\b|loads|payload|event|media/i,
		values: documentQuery
	},
	{
		weakness: "nosql-injection",
		severity: "HIGH",
		values: databaseCode
	},
	{
		weakness: "mass-assignment",
		severity: "MEDIUM",
		values: anyField
	},
	{
		weakness: "slow-regex",
		severity: "MEDIUM",
		values: slowMatch
	},
	{
		weakness: "cookie-trusted",
		severity: "MEDIUM",
		source: /cookie/i,
		values: unsignedCookie
	},
	{
		weakness: "xpath",
		severity: "HIGH",
		values: ({ last, positional }) => last === "xpath" ? [positional[0]] : void 0
	},
	{
		weakness: "ldap",
		severity: "HIGH",
		values: directoryFilter
	},
	{
		weakness: "regex",
		severity: "LOW",
		values: when(/^re\.(?:compile|match|search|fullmatch|findall|sub|split)$/, first)
	},
	{
		weakness: "log-injection",
		severity: "LOW",
		values: when(/^(?:\w+\.)*(?:log|logger|logging|LOG|LOGGER|_logger|current_app\.logger)\.(?:debug|info|warning|warn|error|critical|exception|log)$/, all)
	}
];
// src/service/engines/python/flow.ts
function summarize(calls, summaries, { module, one }) {
	const scope = scopeOf(calls, summaries, {
		module,
		one
	});
	walk(scope, one?.body ?? module.source.root, true);
	return {
		returned: scope.returned,
		reached: [...scope.reached.values()]
	};
}
function scopeOf(calls, summaries, { module, one }) {
	const { source } = module;
	const place = {
		project: calls.project,
		module,
		function: one
	};
	const scope = {
		source,
		place,
		calls,
		summaries,
		values: new Map(),
		made: new Map(),
		known: new Map(),
		reached: new Map(),
		returned: nowhere,
		guarded: new Set()
	};
	const fromClient = one === void 0 ? new Set() : clientParameters(one, aroundOf(place, one));
	for (const [index, { name }] of (one?.parameters ?? []).entries()) {
		const parameters = new Set([index]);
		const outside = {
			code: name,
			module,
			from: one?.node.from ?? 0
		};
		scope.values.set(name, fromClient.has(name) ? {
			outside,
			parameters
		} : { parameters });
	}
	if (one !== void 0 && isRouteHandler(one)) for (const parameter of one.parameters) enterProvider(scope, parameter);
	return scope;
}
function aroundOf(place, one) {
	return {
		isAnswer: one.owner === void 0 && place.project.answers(place.module, one.name),
		bases: basesOf$1({
			...place,
			function: one
		}),
		writtenOut: (type) => writtenOut(place, type)
	};
}
function enterProvider(scope, { name, type, default: given }) {
	const { place, source, summaries } = scope;
	const code = providerIn(given, writtenOut(place, type));
	const found = code === void 0 ? void 0 : functionNamed(place, code);
	const summary = found === void 0 ? void 0 : summaries.get(found.one);
	if (found === void 0 || summary === void 0 || place.function === void 0) return;
	const open = new Set(openParameters(found.one.parameters, (each) => writtenOut({
		...place,
		module: found.module
	}, each)));
	const handed = found.one.parameters.map((one) => {
		const outside = {
			code: one.name,
			module: found.module,
			from: found.one.node.from
		};
		return open.has(one.name) && !providerIn(one.default, one.type) ? {
			outside,
			parameters: new Set()
		} : nowhere;
	});
	scope.values.set(name, seenBy(summary.returned, handed));
	const node = place.function.node.getChild("ParamList") ?? source.root;
	enter(scope, {
		found,
		summary: withoutHandingOn(summary)
	}, {
		node,
		handed,
		named: new Set()
	});
}
var inner = new Set([
	"FunctionDefinition",
	"ClassDefinition",
	"LambdaExpression"
]);
var branches = new Set([
	"IfStatement",
	"ForStatement",
	"WhileStatement",
	"TryStatement",
	"MatchStatement",
	"WithStatement"
]);
function walk(scope, node, isCertain) {
	for (const child of childrenOf(node)) {
		if (inner.has(child.name)) {
			if (child.name === "ClassDefinition") walk(scope, child, isCertain);
			continue;
		}
		if (child.name === "AssignStatement" || child.name === "NamedExpression") assign(scope, child, isCertain);
		else if (child.name === "UpdateStatement") update(scope, child);
		else if (child.name === "ForStatement") bindLoop(scope, child);
		else if (child.name === "WithStatement") bindWith(scope, child);
		else if (child.name === "ReturnStatement" || child.name === "YieldStatement") giveBack(scope, child);
		if (child.name === "IfStatement") noteGuards(scope, child);
		if (child.name === "CallExpression") judgeCall(scope, child);
		walk(scope, child, isCertain && !branches.has(child.name));
	}
}
function assign(scope, statement, isCertain) {
	const parts = childrenOf(statement).filter(({ name }) => name !== "TypeDef");
	const groups = [[]];
	for (const part of parts) if (part.name === "AssignOp") groups.push([]);
	else if (part.name !== ",") groups.at(-1)?.push(part);
	const values = groups.pop() ?? [];
	const whole = joined$1(values.map((value) => originOf(scope, value)));
	if (isOpen(whole)) noteAddress(scope, statement, {
		origin: whole,
		values
	});
	for (const targets of groups) {
		const isPaired = targets.length > 1 && targets.length === values.length;
		for (const [index, target] of targets.entries()) {
			const value = values[index];
			bind(scope, target, {
				origin: isPaired && value !== void 0 ? originOf(scope, value) : whole,
				isCertain
			});
			if (targets.length === 1 && value !== void 0) noteMade(scope, target, value);
		}
	}
}
var redirect = {
	weakness: "open-redirect",
	severity: "MEDIUM",
	values: () => void 0
};
function noteAddress(scope, statement, { origin, values }) {
	if (/\[\s*["']Location["']\s*\]\s*=/i.test(codeOf(scope.source, statement)) && isDecisive(scope, redirect, values)) reach$2(scope, {
		sink: redirect,
		node: statement,
		origin,
		values
	});
}
function noteMade(scope, target, value) {
	const made = madeBy(scope, value);
	if (made.length > 0) scope.made.set(codeOf(scope.source, target), made);
}
function update(scope, statement) {
	const [target, , value] = childrenOf(statement);
	if (target === void 0 || value === void 0) return;
	const name = codeOf(scope.source, target);
	setValue(scope, name, joined$1([scope.values.get(name), originOf(scope, value)]));
}
function bindLoop(scope, statement) {
	const children = childrenOf(statement);
	const at = children.findIndex(({ name }) => name === "in");
	const value = children[at + 1];
	if (at < 0 || value === void 0) return;
	const origin = originOf(scope, value);
	for (const target of children.slice(1, at)) bind(scope, target, { origin });
}
function bindWith(scope, statement) {
	const children = childrenOf(statement);
	for (const [index, child] of children.entries()) {
		const [value, target] = [children[index - 1], children[index + 1]];
		if (child.name === "as" && value !== void 0 && target !== void 0) bind(scope, target, { origin: originOf(scope, value) });
	}
}
function giveBack(scope, statement) {
	const [value] = childrenOf(statement).slice(1);
	if (value === void 0) return;
	const origin = originOf(scope, value);
	scope.returned = joined$1([scope.returned, origin]);
	const sink = pageSink(scope, value, origin);
	if (sink !== void 0) reach$2(scope, {
		sink,
		node: value,
		origin,
		values: []
	});
}
function judgeCall(scope, node) {
	const call = callOf(scope.source, node);
	if (call === void 0) return;
	const calls = writings(scope, call);
	const named = new Set();
	for (const sink of sinks$1) {
		const values = valuesAt(sink, calls);
		if (values === void 0) continue;
		const origin = joined$1(values.map((value) => originOf(scope, value)));
		const isWhole = isDecisive(scope, sink, values);
		if (!isOpen(origin) || !isWhole) continue;
		named.add(sink.weakness);
		reach$2(scope, {
			sink,
			node,
			origin,
			values
		});
	}
	const known = summaryFor(scope, call);
	if (known !== void 0) enter(scope, known, {
		node,
		handed: handedTo(scope, call, known.found),
		named
	});
	else gather$1(scope, call);
	const route = scope.place.function === void 0 ? routeOf(scope.source, call) : void 0;
	if (route !== void 0) enterRoute(scope, call, route);
}
function writings({ place }, call) {
	const written = {
		...call,
		written: (node) => writtenOf(place, node)
	};
	const name = importedName(place, call.node.firstChild);
	if (name === void 0 || name === call.name) return [written];
	const known = {
		...written,
		name,
		last: name.slice(name.lastIndexOf(".") + 1)
	};
	return name.startsWith("defusedxml.") ? [] : [written, known];
}
function valuesAt(sink, calls) {
	for (const call of calls) {
		const values = sink.values(call);
		if (values !== void 0) return values.filter((value) => value !== void 0);
	}
}
function isDecisive(scope, { weakness }, values) {
	if (weakness === "ssrf") return values.some((value) => mayChooseHost(scope, value));
	return weakness !== "open-redirect" || values.some((value) => mayLeaveSite(scope, value));
}
function gather$1(scope, { last, receiver, positional }) {
	if (receiver === void 0 || !/^(?:append|appendleft|extend|insert|add|update|setdefault)$/.test(last)) return;
	const origin = joined$1(positional.map((value) => originOf(scope, value)));
	const name = codeOf(scope.source, receiver);
	if (isOpen(origin)) setValue(scope, name, joined$1([scope.values.get(name), origin]));
}
function enter(scope, { found, summary }, { node, handed, named }) {
	const isGuarded = isCompared(scope, node);
	for (const one of summary.reached) {
		const origin = seenBy({ parameters: one.origin.parameters }, handed);
		if (!isOpen(origin) || named.has(one.sink.weakness)) continue;
		if (!one.isHandedOn) noteReached(scope, {
			...one,
			origin,
			isGuarded: isGuarded || one.isGuarded
		});
		else reach$2(scope, {
			sink: one.sink,
			node,
			origin,
			values: valuesFor(scope, node, {
				found,
				one
			})
		});
	}
}
function valuesFor(scope, node, { found, one }) {
	const call = callOf(scope.source, node);
	const names = [...one.origin.parameters].map((index) => found.one.parameters[index]?.name ?? "");
	const indexes = [...one.origin.parameters].map((index) => index - found.offset);
	if (call === void 0) return [];
	return [...names.map((name) => call.named.get(name)), ...indexes.map((index) => call.positional[index])].filter((value) => value !== void 0);
}
function enterRoute(scope, { node, positional }, { handler, parameters }) {
	const origin = outsideAt(scope, positional[0] ?? node);
	for (const found of handlersOf(scope.place, handler)) {
		const summary = scope.summaries.get(found.one);
		const handed = found.one.parameters.map(({ name }) => parameters.has(name) ? origin : nowhere);
		if (summary !== void 0) enter(scope, {
			found,
			summary: withoutHandingOn(summary)
		}, {
			node,
			handed,
			named: new Set()
		});
	}
}
function withoutHandingOn(summary) {
	return {
		...summary,
		reached: summary.reached.map((one) => ({
			...one,
			isHandedOn: false
		}))
	};
}
function reach$2(scope, { sink, node, origin, values }) {
	const { module, function: one } = scope.place;
	const names = new Set(one?.parameters.map(({ name }) => name));
	noteReached(scope, {
		sink,
		module,
		node,
		origin,
		isHandedOn: origin.outside === void 0 && values.length > 0 && values.every((value) => !isOpen(originOf(scope, value)) || names.has(codeOf(scope.source, value))),
		isGuarded: isCompared(scope, node)
	});
}
// src/service/engines/python/solve.ts
var mostTurns = 3;
function createFollow(project) {
	const calls = createCalls(project);
	const summaries = new Map();
	return (module) => {
		for (const one of module.all) solve(calls, summaries, {
			module,
			one
		});
		for (const found of calledIn(calls, module, void 0)) solve(calls, summaries, found);
		const known = [askedOf(calls, summaries, {
			module,
			one: void 0
		}), ...module.all.flatMap((one) => summaries.get(one) ?? [])];
		return {
			reached: withoutRepetitions$1(known.flatMap(({ reached }) => reached).filter(isHarmful)),
			isBroken: known.some(({ isBroken }) => isBroken)
		};
	};
}
function isHarmful({ sink, origin: { outside } }) {
	return outside !== void 0 && (sink.source?.test(outside.code) ?? true);
}
function withoutRepetitions$1(all) {
	const first = new Map();
	for (const one of all) {
		const key = `${one.sink.weakness} ${one.module.path} ${one.node.from}`;
		if (!first.has(key)) first.set(key, one);
	}
	return [...first.values()].sort((a, b) => a.node.from - b.node.from);
}
function solve(calls, summaries, start) {
	const visits = new Map();
	const waiting = [];
	const visit = (body) => {
		const own = {
			index: visits.size,
			low: visits.size,
			isRecursive: false
		};
		visits.set(body.one, own);
		waiting.push(body);
		for (const { module, one } of calledIn(calls, body.module, body.one)) {
			if (one === body.one) own.isRecursive = true;
			if (summaries.has(one)) continue;
			const other = visits.get(one) ?? visit({
				module,
				one
			});
			if (!summaries.has(one)) own.low = Math.min(own.low, other.low);
		}
		if (own.low !== own.index) return own;
		const group = waiting.splice(waiting.findIndex(({ one }) => one === body.one));
		settle(calls, summaries, {
			group,
			turns: group.length > 1 || own.isRecursive ? mostTurns : 1
		});
		return own;
	};
	if (!summaries.has(start.one)) visit(start);
}
function settle(calls, summaries, { group, turns }) {
	const sorted = group.toSorted((a, b) => compare(a.module.path, b.module.path) || a.one.node.from - b.one.node.from);
	for (const { one } of sorted) summaries.set(one, {
		returned: nowhere,
		reached: []
	});
	for (let turn = 0; turn < turns; turn += 1) for (const body of sorted) summaries.set(body.one, askedOf(calls, summaries, body));
}
function askedOf(calls, summaries, body) {
	try {
		return summarize(calls, summaries, body);
	} catch (error) {
		if (error instanceof RangeError) return {
			returned: nowhere,
			reached: [],
			isBroken: true
		};
		throw error;
	}
}
function compare(a, b) {
	return a < b ? -1 : Number(a > b);
}
// src/service/engines/python/templates.ts
var extensions = new Set(".html .htm .jinja .jinja2 .j2 .djhtml .xhtml".split(" "));
var safe = /\{\{-?(?!-?\s*(?:form|csrf|super|forloop|block)\b)([^{}'"]{1,200})\|\s*safe(?:seq)?\s*(?:\|[^{}]{0,80})?-?\}\}/g;
var off = /\{%-?\s*autoescape\s+(?:off|false)\s*-?%\}/gi;
function isTemplate(path) {
	return extensions.has(extensionOf(path));
}
function unescapedIn$1(text) {
	if (!text.includes("{")) return [];
	return [...text.matchAll(safe), ...text.matchAll(off)].map((match) => ({
		start: match.index,
		end: match.index + match[0].length
	})).sort((a, b) => a.start - b.start);
}
// src/service/engines/python/python-file.ts
async function loadPythonLibraries() {
	const [ruff, lezer] = await Promise.all([import("@astral-sh/ruff-wasm-nodejs"), import("@lezer/python")]);
	return {
		check: createCheck(ruff),
		parse: (text) => lezer.parser.parse(text).topNode
	};
}
var maximumBytes = 2097152;
function pythonScanner(name, load) {
	return {
		name,
		open: async (root, shared) => {
			const { check, parse } = await load();
			const reader = readerOf$1(treeReader(root, shared ?? {
				operations: [],
				files: new Map()
			}), parse);
			return async (task) => {
				const { text, isEncrypted } = await readFileText(root, task.stored);
				if (isEncrypted) return {
					places: [],
					isRead: false,
					skipped: "Encrypted: code not analysed"
				};
				if (isTemplate(task.path)) return {
					places: templatePlaces(task.path, text),
					isRead: false
				};
				if (text.length > maximumBytes) return {
					places: [],
					isRead: false,
					skipped: "Python file larger than 2 MiB: code not analysed"
				};
				const { read, follow } = task.isAlone ? readerOf$1(nothingAround, parse) : reader;
				return scanModule({
					check,
					follow
				}, () => read(task.path, text), {
					path: task.path,
					text
				});
			};
		}
	};
}
function readerOf$1(tree, parse) {
	const project = createProject(tree, parse);
	return {
		read: project.add,
		follow: createFollow(project)
	};
}
function scanModule({ check, follow }, read, { path, text }) {
	const own = placesOf(follow, read);
	const { reports, problem = own.problem } = check(text);
	const reported = reports.flatMap((report) => placeOf$1(report, text)).map((place) => ({
		...place,
		path
	}));
	return {
		places: [...own.places, ...reported],
		isRead: true,
		...problem === void 0 ? {} : { problem }
	};
}
function placesOf(follow, read) {
	const problem = "the text is nested too deeply";
	try {
		const module = read();
		const { reached, isBroken } = follow(module);
		const rangeOf = ranges(module.source.text);
		const settings = settingsIn(module).map(({ node, ...said }) => {
			return {
				...said,
				...rangeOf(node.from, node.to),
				path: module.path,
				rule: `setting-${said.weakness}`
			};
		});
		return {
			places: [...reached.map(placeOfFlow), ...settings],
			...isBroken ? { problem } : {}
		};
	} catch (error) {
		if (error instanceof RangeError) return {
			places: [],
			problem
		};
		throw error;
	}
}
function placeOfFlow({ sink, module, node, origin, isGuarded }) {
	return {
		...ranges(module.source.text)(node.from, node.to),
		path: module.path,
		rule: `taint-${sink.weakness}`,
		weakness: sink.weakness,
		severity: isGuarded ? behindCheck(sink.severity) : sink.severity,
		source: sourceFor(module, origin)
	};
}
function behindCheck(severity) {
	return severity === "CRITICAL" || severity === "HIGH" ? "MEDIUM" : "LOW";
}
function sourceFor(module, { outside }) {
	if (outside === void 0) return "";
	if (outside.module === module) return outside.code;
	return `${outside.code} in ${outside.module.path}, line ${lineFinder$1(outside.module.source.text)(outside.from)}`;
}
function templatePlaces(path, text) {
	const rangeOf = ranges(text);
	return unescapedIn$1(text).map(({ start, end }) => ({
		...rangeOf(start, end),
		path,
		rule: "template-unescaped",
		weakness: "escaping-off",
		severity: "MEDIUM"
	}));
}
function placeOf$1(report, text) {
	const rule = ruffRules[report.rule];
	if (rule === void 0) return [];
	const lines = text.split(/\r\n|[\n\r]/).slice(Math.max(0, report.line - 4), report.line + 6);
	const own = Math.min(3, report.line - 1);
	const code = [(lines[own] ?? "").slice(report.column - 1), ...lines.slice(own + 1)].join("\n");
	const severity = rule.judge === void 0 ? rule.severity : rule.judge(code, lines.slice(0, own + 1).join("\n"));
	return severity === void 0 ? [] : [{
		...report,
		weakness: rule.weakness,
		severity
	}];
}
// src/service/engines/python/python.ts
var { name: name$3, scanType: scanType$3 } = pythonInstallation;
function createPythonEngine(load = loadPythonLibraries) {
	const scanner = pythonScanner(name$3, load);
	const scan = async (context) => {
		const sorted = await sortFiles$1(context);
		if (sorted.tasks.length + sorted.skips.length + sorted.notebooks === 0) return {
			findings: [],
			coverage: "covered",
			diagnostics: [],
			lookedAt: []
		};
		return ifInstalled(pythonInstallation, () => scanTasks(context, sorted, scanner));
	};
	return {
		name: name$3,
		scanType: scanType$3,
		scanner,
		isShared,
		scan
	};
}
var pythonEngine = createPythonEngine();
function isShared(path) {
	return !isTemplate(path) && (languageOf(path) === "Python" || extensionOf(path) === "" || isDescription(path));
}
var mostFiles$1 = 5e3;
async function sortFiles$1({ root, files, signal }) {
	const sorted = {
		tasks: [],
		skips: [],
		notebooks: 0
	};
	for (const file of files) {
		signal.throwIfAborted();
		const { path } = file;
		if (isTemplate(path)) {
			const { text } = await readFileText(root, file.stored);
			if (unescapedIn$1(text).length > 0) sorted.tasks.push(file);
		} else if ((await programOf(root, file)).language !== "Python") continue;
		else if (isInstalledPackage(path)) sorted.skips.push({
			reason: "Installed package under node_modules: code not analysed",
			filePath: path
		});
		else if (extensionOf(path) === ".ipynb") sorted.notebooks += 1;
		else sorted.tasks.push(file);
	}
	return sorted;
}
async function scanTasks(context, { tasks, skips, notebooks }, scanner) {
	const [places, elsewhere] = [[], []];
	const lookedAt = [];
	const left = [...skips];
	const isAlone = tasks.length > mostFiles$1;
	const asked = tasks.map((task) => ({
		...task,
		...isAlone ? { isAlone } : {}
	}));
	const place = {
		...context,
		shared: isAlone ? void 0 : await treeOf$1(context)
	};
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, asked, place)) {
		const { path } = looked.task;
		const answer = "fault" in looked ? {
			places: [],
			isRead: false,
			problem: looked.fault
		} : looked.answer;
		for (const place of answer.places) (place.path === path ? places : elsewhere).push(place);
		if (answer.isRead) lookedAt.push(path);
		if (answer.skipped !== void 0) left.push({
			reason: answer.skipped,
			filePath: path
		});
		if (answer.problem !== void 0) left.push({
			reason: `Not analysed to the end: ${normalized(answer.problem).slice(0, 200)}`,
			filePath: path
		});
	}
	const diagnostics = diagnosticsOfSkips(name$3, left);
	if (notebooks > 0) diagnostics.push({
		engine: name$3,
		message: `Notebooks are not analysed (${notebooks})`
	});
	const isRead = lookedAt.length > 0 || tasks.length > 0 && tasks.every(({ path }) => isTemplate(path));
	const coverage = diagnostics.length === 0 ? "covered" : isRead ? "partly covered" : "not covered";
	if (isAlone) diagnostics.push({
		engine: name$3,
		message: aloneMessage
	});
	return {
		findings: await findingsAt(context.root, tasks, [...places, ...elsewhere]),
		coverage,
		diagnostics,
		lookedAt
	};
}
async function treeOf$1({ root, files, neighbours = files }) {
	const modules = neighbours.filter(({ path }) => extensionOf(path) === ".py");
	return {
		operations: await operationsIn(root, neighbours),
		files: new Map(modules.map(({ path, stored }) => [path, stored]))
	};
}
var aloneMessage = `Values are followed within each file only: there are more than ${mostFiles$1} Python files`;
async function findingsAt(root, tasks, places) {
	const byPath = Map.groupBy(places, ({ path }) => path);
	const found = [];
	for (const { path, stored } of tasks) {
		const own = byPath.get(path) ?? [];
		if (own.length > 0) found.push(...told$1(path, (await readFileText(root, stored)).text, own));
	}
	return found;
}
// src/service/engines/sast/kinds.ts
var scriptExtensions = [
	".js",
	".mjs",
	".cjs",
	".jsx",
	".ts",
	".mts",
	".cts",
	".tsx"
];
var markups = new Map([
	[".vue", "component"],
	[".svelte", "component"],
	[".riot", "component"],
	[".marko", "component"],
	[".astro", "astro"],
	[".pug", "indented"],
	[".jade", "indented"],
	[".haml", "indented"],
	[".slim", "indented"]
]);
for (const extension of `.html .htm .shtml .stm .xhtml .xht .hta .htc .svg .ejs .hbs .handlebars .mustache .erb .rhtml .twig .njk .nunjucks .liquid .jinja .jinja2 .j2 .vm .ftl .ftlh .tpl .tmpl .gohtml .heex .eex .leex .cshtml .razor .mjml .dust .eta .edge .kit .mako .latte .smarty .aspx .ascx .master .phtml .jspf .jspx .templ`.split(" ")) markups.set(extension, "page");
var pageLanguages = new Set([...[
	"PHP",
	"Hack",
	"Java Server Pages",
	"Groovy Server Pages",
	"Classic ASP",
	"ASP.NET",
	"ColdFusion"
], "Visual Basic .NET"]);
var telling = {
	script: [
		"",
		".txt",
		".jake",
		".frag"
	],
	page: [
		".txt",
		".xml",
		".xsl",
		".xslt",
		".mht",
		".mhtml"
	]
};
function suspicionOf(path, language, isOther) {
	const extension = extensionOf(path);
	if (language !== void 0) return pageLanguages.has(language) ? {
		kind: { markup: "page" },
		role: "part"
	} : void 0;
	if (path.toLowerCase().endsWith(".blade.php")) return {
		kind: { markup: "page" },
		role: "part"
	};
	if (!isOther || isScriptTemplate(path, "page") || telling.script.includes(extension)) return {
		kind: { extension: ".js" },
		role: "guess"
	};
	return telling.page.includes(extension) ? {
		kind: { markup: "page" },
		role: "guess"
	} : void 0;
}
var shared = { ".wxs": ".js" };
function scriptKindOf(path) {
	const extension = extensionOf(path);
	const markup = markups.get(extension);
	if (markup !== void 0) return isScriptTemplate(path, markup) ? void 0 : { markup };
	const script = scriptExtensions.find((known) => known === extension) ?? shared[extension];
	if (script !== void 0) return { extension: script };
	return kindOfLanguage(languageOf(path));
}
function isScriptTemplate(path, markup) {
	return markup === "page" && /\.[cm]?[jt]sx?\.\w+$/i.test(path);
}
function kindOfLanguage(language) {
	if (language === "JavaScript") return { extension: ".js" };
	return language === "TypeScript" ? { extension: ".ts" } : void 0;
}
function isOtherFormat(path, text) {
	const extension = extensionOf(path);
	return (extension === ".ts" || extension in shared) && /^\s*<(?:\?xml|!DOCTYPE|TS\b|Wix\b)/i.test(text.slice(0, 2e3));
}
// src/service/engines/sast/flow/addresses.ts
var pageSources = /^(?:location(?:\.(?:hash|search|href|pathname))?|Astro\.(?:url|params)|document\.(?:URL|documentURI|baseURI|referrer)|(?:\w+\.)?useParams\(\)|(?:[\w-]+\.)?useSearchParams\(\)|(?:[\w-]+\.)?useLocation\(\)|next\/(?:router|navigation)\.(?:useRouter\(\)\.(?:query|asPath)|useSearchParams\(\)|useParams\(\))|vue-router\.useRoute\(\)\.(?:query|params|hash|fullPath))(?:\.|$)/;
function isPageSource(name) {
	return pageSources.test(name);
}
var readers = {
	getQuery: false,
	readBody: false,
	readRawBody: true,
	readFormData: false,
	readMultipartFormData: false,
	getRouterParam: true,
	getRouterParams: true,
	getCookie: true,
	parseCookies: true,
	getHeader: true,
	getHeaders: true,
	getRequestHeader: true,
	getRequestURL: true
};
function readerOf(name, isEvent) {
	const isText = readers[name.replace(/^h3\./, "")];
	return isText === void 0 || !isEvent ? void 0 : { isText };
}
function isRoutePart(keys) {
	if (keys.some((key) => /^(?:queryParams|queryParamMap)$/.test(key))) return true;
	const at = keys.findIndex((key) => /^(?:\$?_?route|snapshot|activatedRoute|_?activeRoute)$/i.test(key));
	return at >= 0 && keys.slice(at + 1).some((key) => /^(?:query|params|paramMap|hash|fragment|fullPath)$/.test(key));
}
// src/service/engines/sast/flow/origin.ts
var levels = [
	"constant",
	"unknown",
	"parameter",
	"checked",
	"entry",
	"outside"
];
var everyPurpose = [
	"html",
	"log",
	"operators",
	"path",
	"regex",
	"shell",
	"sql",
	"url"
];
var constant$1 = [];
var mostLeaves = 12;
function rank(level) {
	return levels.indexOf(level);
}
function union(...origins) {
	const filled = origins.filter((origin) => origin.length > 0);
	const [first] = filled;
	if (first === void 0) return constant$1;
	if (filled.length === 1) return first;
	const seen = new Map();
	for (const leaf of filled.flat()) {
		const key = `${leaf.level} ${leaf.text} ${leaf.path} ${leaf.safeFor.length} ${leaf.isText}`;
		if (!seen.has(key)) seen.set(key, leaf);
	}
	const graver = (a, b) => rank(b.level) - rank(a.level) || a.safeFor.length - b.safeFor.length;
	return [...seen.values()].sort(graver).slice(0, mostLeaves);
}
function safeFor(origin, purposes) {
	return origin.map((leaf) => ({
		...leaf,
		safeFor: [...new Set([...leaf.safeFor, ...purposes])]
	}));
}
function asText(origin) {
	return origin.map((leaf) => leaf.isText ? leaf : {
		...leaf,
		isText: true
	});
}
function named$1(origin, name) {
	return origin.map((leaf) => leaf.names.includes(name) || leaf.names.length > 20 ? leaf : {
		...leaf,
		names: [...leaf.names, name]
	});
}
function derived(origin) {
	return origin.map((leaf) => ({
		...leaf,
		level: rank(leaf.level) > rank("parameter") ? "parameter" : "unknown"
	}));
}
// src/service/engines/sast/flow/bounds.ts
var mostSteps = 2e4;
var deepest$2 = 200;
var mostPlaces$1 = [500, 100];
var tooFar = [{
	level: "unknown",
	text: "",
	line: 1,
	path: "",
	safeFor: [],
	names: [],
	isText: false,
	kind: "other"
}];
function createBounds() {
	const isOpen = new Set();
	let [steps, cuts, far] = [
		0,
		0,
		0
	];
	const bounded = (key, find) => {
		const isCircle = isOpen.has(key);
		if (isCircle || isOpen.size > deepest$2 || steps > mostSteps) {
			cuts += 1;
			if (!isCircle) far += 1;
			return {
				origin: isCircle ? constant$1 : tooFar,
				isWhole: false
			};
		}
		steps += 1;
		const before = cuts;
		isOpen.add(key);
		try {
			return {
				origin: find(),
				isWhole: before === cuts || isOpen.size === 1
			};
		} finally {
			isOpen.delete(key);
		}
	};
	let depth = 0;
	const nested = (find) => {
		if (depth > deepest$2) return void 0;
		depth += 1;
		try {
			return find();
		} finally {
			depth -= 1;
		}
	};
	const cut = () => {
		far += 1;
	};
	return {
		bounded,
		nested,
		few: (all, index = 0) => {
			const some = nearest(all, {
				index,
				most: mostPlaces$1[steps > mostSteps ? 1 : 0]
			});
			if (some.length < all.length) cut();
			return some;
		},
		cut,
		isCutShort: () => far > 0
	};
}
function nearest(all, { index, most }) {
	if (all.length <= most) return all;
	const first = Math.min(Math.max(0, index - most), all.length - most);
	return all.slice(first, first + most);
}
// src/service/engines/sast/flow/syntax.ts
function parentOf(node) {
	return node.parent ?? void 0;
}
var wrappers = {
	TSAsExpression: "expression",
	TSNonNullExpression: "expression",
	TSSatisfiesExpression: "expression",
	TSTypeAssertion: "expression",
	TSInstantiationExpression: "expression",
	TSParameterProperty: "parameter",
	TypeCastExpression: "expression",
	ParenthesizedExpression: "expression",
	ChainExpression: "expression",
	AwaitExpression: "argument"
};
function unwrapped(node) {
	let inner = node;
	for (let key = wrappers[inner.type]; key !== void 0; key = wrappers[inner.type]) inner = inner[key];
	return inner;
}
function outerOf(node) {
	let child = node;
	let parent = parentOf(child);
	while (parent !== void 0 && parent.type in wrappers) {
		child = parent;
		parent = parentOf(child);
	}
	return {
		child,
		parent
	};
}
function isFunction(node) {
	const type = node?.type;
	return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
}
function keyOf(node) {
	if (node.type === "MemberExpression") return node.computed ? plainText(node.property) ?? "*" : nameOf$1(node.property);
	if (node.type === "Property" || node.type === "PropertyDefinition" || node.type === "MethodDefinition") return node.computed ? plainText(node.key) ?? "*" : nameOf$1(node.key);
	return "*";
}
function nameOf$1(node) {
	return node.type === "Identifier" || node.type === "PrivateIdentifier" ? node.name : plainText(node) ?? "*";
}
function plainText(node) {
	if (node == null) return void 0;
	const inner = unwrapped(node);
	if (inner.type === "Literal") return typeof inner.value === "string" || typeof inner.value === "number" ? String(inner.value) : void 0;
	if (inner.type !== "TemplateLiteral" || inner.expressions.length > 0) return void 0;
	return inner.quasis[0]?.value.cooked ?? void 0;
}
function isTrue(node) {
	return node?.type === "Literal" && node.value === true;
}
function isFalse(node) {
	if (node?.type === "UnaryExpression") return node.operator === "!" && node.argument.type === "Literal" && node.argument.value === 1;
	return node?.type === "Literal" && node.value === false;
}
function functionAround(node) {
	let outer = parentOf(node);
	while (outer !== void 0 && !isFunction(outer)) outer = parentOf(outer);
	return outer;
}
function isInside(node, outer) {
	const [start, end] = rangeOf(node);
	const [outerStart, outerEnd] = rangeOf(outer);
	return start >= outerStart && end <= outerEnd;
}
function rangeOf(node) {
	return node.range ?? [0, 0];
}
function propertyOf(node, key) {
	const object = node === void 0 ? void 0 : unwrapped(node);
	if (object?.type !== "ObjectExpression") return void 0;
	const found = object.properties.find((property) => property.type === "Property" && keyOf(property) === key);
	return found?.type === "Property" ? unwrapped(found.value) : void 0;
}
function hasSpread(node) {
	return node.type === "ObjectExpression" && node.properties.some(({ type }) => type !== "Property");
}
// src/service/engines/sast/flow/walk.ts
var known$8 = new WeakMap();
function nodesOf(source) {
	const before = known$8.get(source.ast);
	if (before !== void 0) return before;
	const nodes = walked(source);
	known$8.set(source.ast, nodes);
	return nodes;
}
function walked({ ast, visitorKeys }) {
	const nodes = [];
	const [open, parents] = [[ast], [null]];
	const add = (node, parent) => {
		if (typeof node?.type === "string") parents[open.push(node) - 1] = parent;
	};
	for (let node = open.pop(); node !== void 0; node = open.pop()) {
		node.parent = parents[open.length] ?? null;
		nodes.push(node);
		const keys = visitorKeys[node.type] ?? keysOf$1(node);
		for (let index = keys.length - 1; index >= 0; index -= 1) {
			const part = node[keys[index] ?? ""];
			if (!isList(part)) add(part, node);
			else for (let place = part.length - 1; place >= 0; place -= 1) add(part[place], node);
		}
	}
	return nodes;
}
function keysOf$1(node) {
	return Object.keys(node).filter((key) => key !== "parent" && !key.endsWith("Comments"));
}
function isList(part) {
	return Array.isArray(part);
}
// src/service/engines/sast/flow/exports.ts
var known$7 = new WeakMap();
function exportsOf(source) {
	const before = known$7.get(source.ast);
	if (before !== void 0) return before;
	const found = {
		named: new Map(),
		whole: [],
		all: []
	};
	for (const node of nodesOf(source)) look$1(found, node);
	known$7.set(source.ast, found);
	return found;
}
function isForwarded(handed) {
	return "from" in handed && !("type" in handed);
}
function look$1(found, node) {
	if (node.type === "ExportNamedDeclaration") ofNames(found, node);
	else if (node.type === "ExportDefaultDeclaration") found.named.set("default", node.declaration);
	else if (node.type === "ExportAllDeclaration") {
		const from = plainText(node.source) ?? "";
		if (node.exported == null) found.all.push(from);
		else found.named.set(wordOf(node.exported), {
			from,
			name: "*"
		});
	} else if (node.type === "AssignmentExpression") ofAssignment(found, node);
	else if (node.type === "TSExportAssignment") found.whole.push(node.expression);
}
function ofNames(found, node) {
	const from = node.source == null ? void 0 : plainText(node.source);
	for (const specifier of node.specifiers) {
		const name = wordOf(specifier.exported);
		const local = specifier.local;
		found.named.set(name, from === void 0 ? local : {
			from,
			name: wordOf(local)
		});
	}
	const declaration = node.declaration;
	if (declaration == null) return;
	if (declaration.type === "VariableDeclaration") for (const { id } of declaration.declarations) for (const name of namesIn(id)) found.named.set(name.name, name);
	else if (isFunction(declaration) || declaration.type === "ClassDeclaration") found.named.set(declaration.id?.name ?? "default", declaration);
}
function namesIn(pattern) {
	if (pattern.type === "Identifier") return [pattern];
	if (pattern.type === "ObjectPattern") return pattern.properties.flatMap((part) => namesIn(part.type === "Property" ? part.value : part));
	if (pattern.type === "ArrayPattern") return pattern.elements.flatMap((part) => part === null ? [] : namesIn(part));
	if (pattern.type === "AssignmentPattern") return namesIn(pattern.left);
	return pattern.type === "RestElement" ? namesIn(pattern.argument) : [];
}
function ofAssignment(found, { left, right }) {
	if (isWhole$1(left)) {
		if (right.type !== "AssignmentExpression") found.whole.push(right);
	} else if (left.type === "MemberExpression" && isWhole$1(left.object)) {
		const value = unwrapped(right);
		if (value.type !== "UnaryExpression" && value.type !== "AssignmentExpression") found.named.set(keyOf(left), right);
		else if (value.type === "AssignmentExpression") found.named.set(keyOf(left), value.right);
	}
}
function isWhole$1(node) {
	const inner = unwrapped(node);
	if (inner.type === "Identifier") return inner.name === "exports";
	return inner.type === "MemberExpression" && keyOf(inner) === "exports" && inner.object.type === "Identifier" && inner.object.name === "module";
}
function wordOf(node) {
	return node.type === "Identifier" ? node.name : plainText(node) ?? "*";
}
// src/service/engines/sast/flow/references.ts
var known$6 = new WeakMap();
function referencesTo(variable) {
	const before = known$6.get(variable);
	if (before !== void 0) return before;
	const { references } = variable;
	const members = references.flatMap(({ identifier }) => memberOf$1(identifier) ?? []);
	const written = members.flatMap((member) => {
		const { parent: place } = outerOf(member);
		return place?.type === "AssignmentExpression" && place.left === member ? [{
			key: keyOf(member),
			place
		}] : [];
	});
	const values = references.flatMap(({ writeExpr }) => writeExpr == null ? [] : writeExpr);
	const found = {
		members,
		written,
		writtenByKey: Map.groupBy(written, ({ key }) => key),
		prototypes: members.filter((member) => keyOf(member) === "prototype"),
		values: values.filter((value) => unwrapped(value).type !== "Literal"),
		isReassigned: references.some((reference) => reference.isWrite() && reference.init !== true)
	};
	known$6.set(variable, found);
	return found;
}
function memberOf$1(name) {
	const { parent } = outerOf(name);
	return parent?.type === "MemberExpression" && unwrapped(parent.object) === name ? parent : void 0;
}
function writesToPart(variable, key) {
	const { written, writtenByKey } = referencesTo(variable);
	if (key === "*") return written;
	if (!writtenByKey.has("*")) return writtenByKey.get(key) ?? [];
	return written.filter((part) => part.key === key || part.key === "*");
}
// src/service/engines/sast/flow/members.ts
function memberOf(entity, key) {
	switch (entity?.kind) {
		case "module": return ofExport(entity.flow, key);
		case "object": return ofLiteral(entity, key);
		case "class": return ofClass(entity, key, true) ?? ofWritten(entity.flow, entity.node, key);
		case "function": return ofWritten(entity.flow, entity.node, key);
		case "instance": return entity.of.kind === "class" ? ofClass(entity.of, key, false) : ofConstructor(entity.of, key);
		default: return;
	}
}
function ofExport(flow, key) {
	const { named, whole, all } = exportsOf(flow.source);
	const handed = named.get(key);
	if (handed !== void 0) return isForwarded(handed) ? forwarded(flow, handed) : entityOrValue(flow, handed);
	const wholes = whole.map((each) => entityOrValue(flow, each));
	if (key === "default") return wholes[0] ?? (whole.length + named.size > 0 ? {
		kind: "module",
		flow
	} : void 0);
	for (const each of wholes) {
		const member = memberOf(each, key);
		if (member !== void 0) return member;
	}
	return all.reduce((found, from) => found ?? memberOf(moduleAt(flow, from), key), void 0);
}
function entityOrValue(flow, node) {
	return flow.entityOf(node) ?? {
		kind: "value",
		flow,
		node
	};
}
function forwarded(flow, { from, name }) {
	const module = moduleAt(flow, from);
	return name === "*" ? module : memberOf(module, name);
}
function ofLiteral({ flow, node, variable }, key) {
	for (const part of node.properties) {
		if (part.type === "Property" && keyOf(part) === key) return entityOrValue(flow, part.value);
		const spread = part.type === "Property" ? void 0 : memberOf(flow.entityOf(part.argument), key);
		if (spread !== void 0) return spread;
	}
	return variable === void 0 ? void 0 : writtenTo(flow, variable, key);
}
function ofWritten(flow, node, key) {
	const variable = variableFor(flow, node);
	return variable === void 0 ? void 0 : writtenTo(flow, variable, key);
}
function variableFor(flow, node) {
	const { parent } = outerOf(node);
	const owner = parent?.type === "VariableDeclarator" ? parent : node;
	return flow.source.getDeclaredVariables(owner)[0];
}
function writtenTo(flow, variable, key) {
	const [first] = referencesTo(variable).writtenByKey.get(key) ?? [];
	return first === void 0 ? void 0 : flow.entityOf(first.place.right);
}
function ofClass({ flow, node }, key, isStatic) {
	for (const part of node.body.body) {
		if (!(part.type === "MethodDefinition" || part.type === "PropertyDefinition") || part.static !== isStatic || keyOf(part) !== key) continue;
		return (part.value == null ? void 0 : flow.entityOf(part.value)) ?? ofType$1(flow, part);
	}
	const field = isStatic ? void 0 : ofField$1(flow, node, key);
	if (field !== void 0 || node.superClass == null) return field;
	const above = callable(flow.entityOf(node.superClass));
	if (above?.kind !== "class") return void 0;
	return ofClass(above, key, isStatic);
}
function ofField$1(flow, around, key) {
	const [start, end] = around.range ?? [0, 0];
	for (const value of flow.fields.get(key) ?? []) {
		const [at] = value.range ?? [0];
		const entity = at >= start && at < end ? flow.entityOf(value) : void 0;
		if (entity !== void 0) return entity;
	}
	if (around.type !== "ClassDeclaration" && around.type !== "ClassExpression") return void 0;
	for (const part of around.body.body) {
		if (part.type !== "MethodDefinition" || part.kind !== "constructor") continue;
		for (const each of part.value.params) {
			const { parameter } = each;
			const named = parameter?.type === "AssignmentPattern" ? parameter.left : parameter;
			if (named?.type === "Identifier" && named.name === key) return ofType$1(flow, named);
		}
	}
}
function ofConstructor({ flow, node }, key) {
	const own = ofField$1(flow, node, key);
	const variable = own === void 0 ? variableFor(flow, node) : void 0;
	if (variable === void 0) return own;
	for (const prototype of referencesTo(variable).prototypes) {
		const { parent } = outerOf(prototype);
		if (parent?.type === "AssignmentExpression" && parent.left === prototype) {
			const found = memberOf(flow.entityOf(parent.right), key);
			if (found !== void 0) return found;
		}
		if (parent?.type !== "MemberExpression" || keyOf(parent) !== key) continue;
		const { parent: write } = outerOf(parent);
		if (write?.type === "AssignmentExpression" && write.left === parent) return flow.entityOf(write.right);
	}
}
function moduleAt(flow, written) {
	const loaded = written?.startsWith(".") ? flow.neighbours?.loadedBy(flow, written) : void 0;
	return loaded === void 0 ? void 0 : {
		kind: "module",
		flow: loaded
	};
}
function callable(entity) {
	if (entity?.kind !== "module") return entity;
	const [whole] = exportsOf(entity.flow.source).whole.flatMap((each) => entity.flow.entityOf(each) ?? []);
	return whole?.kind === "function" || whole?.kind === "class" ? whole : ofExport(entity.flow, "default");
}
function instanceOf(made) {
	const of = callable(made);
	return of?.kind === "class" || of?.kind === "function" ? {
		kind: "instance",
		of
	} : void 0;
}
function ofImport$1(flow, specifier, declaration) {
	if (declaration?.type !== "ImportDeclaration") {
		const { moduleReference } = specifier;
		return moduleAt(flow, plainText(moduleReference?.expression));
	}
	const module = moduleAt(flow, plainText(declaration.source));
	if (specifier.type === "ImportNamespaceSpecifier") return module;
	if (specifier.type === "ImportDefaultSpecifier") return memberOf(module, "default");
	if (specifier.type !== "ImportSpecifier") return void 0;
	const { imported } = specifier;
	return memberOf(module, imported.type === "Identifier" ? imported.name : String(imported.value));
}
function ofType$1(flow, declared) {
	const { typeAnnotation } = declared;
	const name = typeAnnotation?.typeAnnotation?.typeName;
	if (name?.type !== "Identifier") return void 0;
	const [definition] = (flow.source.scopeManager.globalScope === null ? void 0 : variableNamed(flow, declared, name.name))?.defs ?? [];
	if (definition?.type === "ClassName") return instanceOf(flow.entityOf(definition.node));
	if (definition?.type !== "ImportBinding") return void 0;
	return instanceOf(ofImport$1(flow, definition.node, definition.parent));
}
function variableNamed(flow, from, name) {
	let scope = flow.source.getScope(from);
	for (; scope !== null; scope = scope.upper) {
		const variable = scope.set.get(name);
		if (variable !== void 0) return variable;
	}
}
// src/service/engines/sast/flow/called.ts
function calledFunction(flow, callee) {
	const entity = callable(flow.entityOf(callee));
	if (entity?.kind === "function") return entity;
	const inner = unwrapped(callee);
	if (inner.type !== "MemberExpression" || inner.object.type !== "ThisExpression") return void 0;
	const [node, ...others] = flow.methods.get(keyOf(inner)) ?? [];
	return node === void 0 || others.length > 0 ? void 0 : {
		kind: "function",
		flow: flow.home,
		node
	};
}
// src/service/engines/sast/flow/calls.ts
var cleaning = [
	[/^(?:Number|parseInt|parseFloat|Boolean|BigInt|isNaN|isFinite|Symbol|Date)$/, everyPurpose],
	[/^(?:Number|Math|Date|performance|process\.hrtime|uuid|nanoid|crypto)\./, everyPurpose],
	[/(?:^|\.)(?:indexOf|lastIndexOf|includes|startsWith|endsWith|test|has|some|every|charCodeAt|codePointAt|localeCompare|isArray|isInteger|digest|getTime|toFixed|byteLength|randomUUID|toISOString)$/, everyPurpose],
	[/(?:^|\.)(?:u?uid(?:v[1-8])?|nanoid|toNumber|toInt|toInteger|toSafeInteger|toBoolean|slugify|hash\w*|bcrypt\w*|scrypt\w*|pbkdf2\w*|md5|sha1|sha256)$/i, everyPurpose],
	[/(?:^|\.)(?:encodeURIComponent|encodeURI)$/, [
		"html",
		"path",
		"url",
		"log",
		"sql",
		"shell"
	]],
	[/(?:^|\.)(?:basename|sanitize-?filename|sanitize)$/i, ["path"]],
	[/(?:^|\.|_)(?:escape(?:_?html)?|html_?escape|escapeHTML|encode(?:_?html|Entities|ForHTML|ForHtmlAttribute)?|sanitize\w*|purify\w*|clean(?:_?html)?|stripTags|striptags|xss|filterXSS|inHTMLData|escapeXML|escapeExpression|sanitize-html|xss-filters)$/i, ["html", "log"]],
	[/(?:^|\.)(?:escapeId|escapeIdentifier|escapeLiteral|pg-format|sqlstring\.\w+|escape|format)$/, ["sql"]],
	[/(?:^|\.)(?:shell-?quote\.quote|quote|shell-?escape|shellescape|escapeShell\w*)$/i, ["shell"]],
	[/(?:^|\.)(?:RegExp\.escape|escape-string-regexp|escapeStringRegexp|escapeRegExp|escapeRegex|regexEscape)$/i, ["regex", "operators"]],
	[/(?:^|\.)(?:ObjectId|ObjectID|isValidObjectId|mongo-sanitize|mongoSanitize)(?:$|\.)/, everyPurpose],
	[/^JSON\.stringify$/, ["log", "operators"]],
	[/(?:^|\.)(?:safeParse|validate\w*|parseAsync)$/, ["operators"]]
];
function cleanedBy(name) {
	const purposes = cleaning.flatMap(([pattern, safe]) => pattern.test(name) ? safe : []);
	return purposes.length > everyPurpose.length ? [...new Set(purposes)] : purposes;
}
var kept = new Set("trim trimStart trimEnd toLowerCase toUpperCase toLocaleLowerCase slice substring substr split join concat replace replaceAll toString toLocaleString padStart padEnd normalize repeat at charAt valueOf map filter find findLast reduce flat flatMap reverse sort pop shift match matchAll exec get getAll entries values keys text json blob arrayBuffer then catch finally toArray first last pick toJSON unwrap snapshot asObservable pipe href".split(" "));
function isKept(method) {
	return kept.has(method);
}
var adding = new Set([
	"concat",
	"replace",
	"replaceAll",
	"join",
	"padStart",
	"padEnd"
]);
function isAdding(method) {
	return adding.has(method);
}
var passing = /^(?:String|Array|Object|decodeURIComponent|decodeURI|unescape|escape|atob|btoa|structuredClone|URL|URLSearchParams|Buffer|Blob|JSON\.(?:parse|stringify)|Object\.\w+|Array\.\w+|Buffer\.\w+|Promise\.\w+|String\.\w+|(?:path|path\/posix|upath)\.(?:join|resolve|normalize|format|dirname|relative|parse)|url\.\w+|querystring\.\w+|qs\.\w+|util\.(?:format|inspect)|lodash\.\w+|_\.\w+|lodash\/\w+|cookie\.parse|he\.decode|html-entities\.decode|String\.raw|yaml\.\w+|js-yaml\.\w+|marked(?:\.(?:parse|marked)\w*)?|markdown-it(?:\(\))?\.render\w*|showdown\.Converter\(\)\.makeHtml|remarkable\.Remarkable\(\)\.render|snarkdown|markdown\.toHTML|immutable\.\w+|adm-zip)$/;
function isPassing(name) {
	return passing.test(name);
}
var clientCall = /^(?:fetch|node-fetch|cross-fetch|isomorphic-fetch|axios|got|request|request-promise(?:-native)?|needle|superagent|phin|bent|undici|ky|wretch|urllib|http|https|follow-redirects\.https?|make-fetch-happen|node-libcurl|request-promise-any|\$\.(?:get|post|ajax|getJSON)|jQuery\.(?:get|post|ajax|getJSON))(?:\.(?:get|post|put|patch|delete|del|head|options|request|fetch|stream|defaults|default|curly|getJSON|ajax|create|extend|instance))*(?:\(\))?(?:\.(?:get|post|put|patch|delete|head|request))?$/;
var eachMethod = /^(?:map|forEach|filter|find|findIndex|flatMap|some|every|then|subscribe|reduce|pipe|tap|each|on|once|sort)$/;
function isWholeMatch(pattern) {
	if (!pattern.startsWith("^") || !/[^\\]\$$/.test(pattern)) return false;
	const body = pattern.slice(1, -1);
	return !/(?<!\\)\.(?![^[]*\])|\[\^|\\[SWD]|(?<!\\)\|/.test(body);
}
function cleanedByReplace(pattern, flags) {
	const isAll = flags.includes("g");
	const [, left] = /^\[\^([^\]]*)\][+*]?$/.exec(pattern) ?? [];
	if (left !== void 0 && isAll) return /[<'"`$;&|/\\]|\\[SWDn]/.test(left.replaceAll(/\\[wds-]/g, "")) ? [] : everyPurpose;
	if (!isAll) return [];
	if (/\\W/.test(pattern) && !/[.*]/.test(pattern)) return everyPurpose;
	if (/\\n|\\r|\\s/.test(pattern)) return ["log"];
	if (/^(?:[<>&"'[\]|/]|\(|\))+$/.test(pattern)) return pattern.includes("<") ? ["html", "log"] : [];
	return [];
}
// src/service/engines/sast/flow/names.ts
var deepest$1 = 200;
var namings = new WeakMap();
function namesOf(source) {
	const before = namings.get(source.ast);
	if (before !== void 0) return before;
	const references = new Map();
	for (const scope of source.scopeManager.scopes) for (const reference of scope.references) if (reference.resolved !== null) references.set(reference.identifier, reference.resolved);
	const known = new Map();
	let depth = 0;
	const naming = {
		variableOf: (node) => references.get(node),
		qualified: (node) => {
			const inner = unwrapped(node);
			if (known.has(inner)) return known.get(inner);
			depth += 1;
			const name = depth > deepest$1 ? void 0 : find(naming, inner);
			depth -= 1;
			known.set(inner, name);
			return name;
		}
	};
	const names = {
		...naming,
		written: naming.qualified,
		last: lastWord
	};
	namings.set(source.ast, names);
	return names;
}
function lastWord(node) {
	const inner = unwrapped(node);
	if (inner.type === "MemberExpression") return keyOf(inner);
	return inner.type === "Identifier" ? inner.name : "";
}
function find(naming, node) {
	if (node.type === "Identifier") return ofIdentifier(naming, node);
	if (node.type === "MemberExpression") return joined(naming.qualified(node.object), keyOf(node));
	if (node.type === "CallExpression" || node.type === "NewExpression") return ofCall$4(naming, node);
	if (node.type === "ImportExpression") return moduleName(plainText(node.source));
	if (node.type === "LogicalExpression") return naming.qualified(node.right) ?? naming.qualified(node.left);
	const last = node.type === "SequenceExpression" ? node.expressions.at(-1) : void 0;
	return last === void 0 ? void 0 : naming.qualified(last);
}
function ofCall$4(naming, node) {
	const callee = naming.qualified(node.callee);
	const [first] = node.arguments;
	if (callee === "require") return moduleName(plainText(first)) ?? "require()";
	if (first !== void 0 && /(?:^|\.)(?:promisify|promisifyAll|_*interop\w*|__import\w*|__toESM)$/.test(callee ?? "")) return naming.qualified(first);
	return callee === void 0 ? void 0 : `${callee}()`;
}
function ofIdentifier(naming, node) {
	const [definition] = naming.variableOf(node)?.defs ?? [];
	if (definition === void 0) return withoutWindow(node.name);
	if (definition.type === "ImportBinding") return ofImport(definition.node, definition.parent);
	if (definition.type !== "Variable" || definition.node.init == null) return void 0;
	const path = patternPath(definition.node.id, definition.name);
	const base = naming.qualified(definition.node.init);
	return path === void 0 || base === void 0 ? void 0 : path.reduce((a, b) => joined(a, b) ?? a, base);
}
function joined(base, key) {
	if (base === void 0) return void 0;
	if (key === "default") return base;
	return withoutWindow(`${base}.${key}`);
}
function withoutWindow(name) {
	return name.replace(/^(?:(?:window|self|globalThis|global|top|parent)\.)+/, "").replace(/^document\.location\b/, "location");
}
function moduleName(source) {
	return source?.replace(/^node:/, "");
}
function ofImport(specifier, declaration) {
	const from = declaration?.type === "ImportDeclaration" ? moduleName(plainText(declaration.source)) : void 0;
	if (from === void 0) return ofImportEquals(specifier);
	if (specifier.type !== "ImportSpecifier") return from;
	return joined(from, specifier.imported.type === "Identifier" ? specifier.imported.name : "*");
}
function ofImportEquals(specifier) {
	const reference = specifier.moduleReference;
	return moduleName(plainText(reference?.expression));
}
function patternPath(pattern, name) {
	if (pattern === name) return [];
	if (pattern.type === "AssignmentPattern") return patternPath(pattern.left, name);
	if (pattern.type === "RestElement") return patternPath(pattern.argument, name);
	const parts = pattern.type === "ObjectPattern" ? pattern.properties : pattern.type === "ArrayPattern" ? pattern.elements : [];
	for (const part of parts) {
		if (part === null) continue;
		const isProperty = part.type === "Property";
		const path = patternPath(isProperty ? part.value : part, name);
		if (path === void 0) continue;
		if (isProperty) return [keyOf(part), ...path];
		return pattern.type === "ArrayPattern" && part.type !== "RestElement" ? ["*", ...path] : path;
	}
}
// src/service/engines/sast/flow/entities.ts
function functionOf(flow, callee) {
	const entity = callable(flow.entityOf(callee));
	return entity?.kind === "function" ? entity : void 0;
}
function findEntity(flow, node) {
	if (isFunction(node)) return {
		kind: "function",
		flow,
		node
	};
	switch (node.type) {
		case "ClassDeclaration":
		case "ClassExpression": return {
			kind: "class",
			flow,
			node
		};
		case "ObjectExpression": return {
			kind: "object",
			flow,
			node
		};
		case "Identifier": return ofName$3(flow, node);
		case "MemberExpression": return memberOf(flow.entityOf(node.object), keyOf(node));
		case "ThisExpression": return ofThis(flow, node);
		case "AssignmentExpression": return flow.entityOf(node.right);
		case "LogicalExpression": return flow.entityOf(node.left) ?? flow.entityOf(node.right);
		case "ImportExpression": return moduleAt(flow, plainText(node.source));
		case "NewExpression": return instanceOf(flow.entityOf(node.callee));
		case "CallExpression": return ofCall$3(flow, node);
		default: return;
	}
}
function ofName$3(flow, node) {
	const variable = flow.names.variableOf(node);
	const [definition] = variable?.defs ?? [];
	if (variable === void 0 || definition === void 0) return void 0;
	if (definition.type === "FunctionName" || definition.type === "ClassName") return flow.entityOf(definition.node);
	if (definition.type === "ImportBinding") return ofImport$1(flow, definition.node, definition.parent);
	if (definition.type === "Parameter") return ofType$1(flow, definition.name);
	if (definition.type !== "Variable") return void 0;
	const [value, other] = referencesTo(variable).values;
	if (value === void 0 || other !== void 0) return ofType$1(flow, definition.node.id);
	const path = patternPath(definition.node.id, definition.name) ?? [];
	const entity = path.reduce(memberOf, flow.entityOf(value));
	if (entity?.kind === "object" && path.length === 0) return {
		...entity,
		variable
	};
	return entity ?? ofType$1(flow, definition.node.id) ?? {
		kind: "value",
		flow,
		node: value
	};
}
function ofCall$3(flow, node) {
	const { callee } = node;
	const [first] = node.arguments;
	if (callee.type === "Identifier" && callee.name === "require" && flow.names.variableOf(callee)?.defs.length !== 1) return moduleAt(flow, plainText(first));
	const name = flow.names.qualified(callee) ?? "";
	if (first !== void 0 && /^(?:Object\.freeze|_*interop\w*|__import\w*|__toESM)$/.test(name)) return flow.entityOf(first);
	if (callee.type === "MemberExpression" && keyOf(callee) === "bind") return flow.entityOf(callee.object);
	const made = functionOf(flow, callee);
	const [only, ...others] = (made === void 0 ? [] : made.flow.returns.get(made.node) ?? []).flatMap((result) => made === void 0 ? [] : made.flow.entityOf(result) ?? []);
	return others.length > 0 ? void 0 : only;
}
function ofThis(flow, node) {
	let around = functionAround(node);
	while (around?.type === "ArrowFunctionExpression") around = functionAround(around);
	if (around === void 0) return classAround(flow, node);
	const { parent } = outerOf(around);
	if (parent?.type === "MethodDefinition" || parent?.type === "PropertyDefinition") return classAround(flow, around);
	if (parent?.type === "Property") {
		const object = parentOf(parent);
		return object?.type === "ObjectExpression" ? {
			kind: "object",
			flow,
			node: object
		} : void 0;
	}
	if (parent?.type === "AssignmentExpression" && parent.left.type === "MemberExpression") {
		const owner = parent.left.object;
		if (owner.type === "MemberExpression" && keyOf(owner) === "prototype") return instanceOf(flow.entityOf(owner.object));
		return owner.type === "ThisExpression" ? ofThis(flow, owner) : flow.entityOf(owner);
	}
	return {
		kind: "instance",
		of: {
			kind: "function",
			flow,
			node: around
		}
	};
}
function classAround(flow, node) {
	for (let outer = parentOf(node); outer !== void 0; outer = parentOf(outer)) if (outer.type === "ClassDeclaration" || outer.type === "ClassExpression") return {
		kind: "instance",
		of: {
			kind: "class",
			flow,
			node: outer
		}
	};
}
// src/service/engines/sast/flow/guards.ts
function guarded(flow, origin, sink) {
	if (origin.every(({ level }) => level === "unknown")) return origin;
	const checks = checksBefore(flow, sink);
	const whole = textOf$2(flow, sink);
	return checks.length === 0 ? origin : origin.map((leaf) => judged$1({
		...leaf,
		names: [...leaf.names, whole]
	}, checks));
}
function judged$1(leaf, checks) {
	let judgedLeaf = leaf;
	for (const { name, proves, isBeginning } of checks) {
		if (!(isBeginning ? leaf.names.some((each) => each === name || each.startsWith(`${name}.`)) : leaf.names.includes(name))) continue;
		if (proves === "doubt") judgedLeaf = rank(judgedLeaf.level) > rank("checked") ? {
			...judgedLeaf,
			level: "checked"
		} : judgedLeaf;
		else if (proves === "text") judgedLeaf = {
			...judgedLeaf,
			isText: true,
			safeFor: [...judgedLeaf.safeFor, "operators"]
		};
		else judgedLeaf = {
			...judgedLeaf,
			safeFor: [...judgedLeaf.safeFor, ...proves]
		};
	}
	return judgedLeaf;
}
function checksBefore(flow, sink) {
	const checks = [];
	let child = sink;
	for (let node = parentOf(child); node !== void 0; child = node, node = parentOf(node)) if (node.type === "IfStatement" || node.type === "ConditionalExpression") {
		if (node.consequent === child) checks.push(...checksOf(flow, node.test, true));
		if (node.alternate === child) checks.push(...checksOf(flow, node.test, false));
	} else if (node.type === "LogicalExpression" && node.right === child) {
		if (node.operator !== "??") checks.push(...checksOf(flow, node.left, node.operator === "&&"));
	} else if (node.type === "SwitchCase" && node.test !== null && node.test !== void 0) {
		const owner = parentOf(node);
		if (owner?.type === "SwitchStatement") checks.push({
			name: textOf$2(flow, owner.discriminant),
			proves: everyPurpose
		});
	} else if (node.type === "BlockStatement" || node.type === "Program") checks.push(...checksOfEarlier(flow, node.body, child));
	return checks;
}
function checksOfEarlier(flow, statements, child) {
	const checks = [];
	for (const statement of statements) {
		if (statement === child) break;
		if (statement.type === "IfStatement" && leaves(statement.consequent)) checks.push(...checksOf(flow, statement.test, false));
	}
	return checks;
}
function leaves(statement) {
	if (statement.type === "BlockStatement") return statement.body.some(leaves);
	return /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type);
}
function checksOf(flow, test, outcome) {
	const node = unwrapped(test);
	if (node.type === "UnaryExpression" && node.operator === "!") return checksOf(flow, node.argument, !outcome);
	if (node.type === "LogicalExpression") return node.operator === "&&" === outcome ? [...checksOf(flow, node.left, outcome), ...checksOf(flow, node.right, outcome)] : [];
	if (node.type === "BinaryExpression") return ofComparison(flow, node, outcome);
	return node.type === "CallExpression" ? ofCall$2(flow, node, outcome) : [];
}
function textOf$2(flow, node) {
	const inner = unwrapped(node);
	return inner.type === "Identifier" ? inner.name : flow.source.getText(inner);
}
function ofComparison(flow, node, outcome) {
	const isEqual = node.operator.startsWith("=") === outcome;
	const left = unwrapped(node.left);
	if (left.type === "UnaryExpression" && left.operator === "typeof") {
		const type = plainText(node.right);
		if (!isEqual || type === void 0) return [];
		return [{
			name: textOf$2(flow, left.argument),
			proves: type === "string" ? "text" : type === "number" ? everyPurpose : []
		}];
	}
	if (node.operator === "in") return outcome ? [{
		name: textOf$2(flow, node.left),
		proves: everyPurpose
	}] : [];
	if (left.type === "CallExpression" && flow.names.last(left.callee) === "indexOf") return ofCall$2(flow, left, /^(?:!==?|>=?)$/.test(node.operator) === outcome);
	if (!/^[!=]==?$/.test(node.operator) || !isEqual) return [];
	const sender = [node.left, node.right].flatMap((side) => ofSender(flow, side));
	if (sender.length > 0) return sender;
	if (flow.originOf(node.right).length === 0 && plainText(node.right) !== "") return [{
		name: textOf$2(flow, node.left),
		proves: everyPurpose
	}];
	return flow.originOf(node.left).length === 0 && plainText(node.left) !== void 0 && plainText(node.left) !== "" ? [{
		name: textOf$2(flow, node.right),
		proves: everyPurpose
	}] : [];
}
function ofSender(flow, node) {
	const inner = unwrapped(node);
	if (inner.type === "Identifier") return inner.name === "origin" ? [{
		name: "data",
		proves: "doubt",
		isBeginning: true
	}] : [];
	if (inner.type !== "MemberExpression" || keyOf(inner) !== "origin") return [];
	return [{
		name: `${textOf$2(flow, inner.object)}.data`,
		proves: "doubt",
		isBeginning: true
	}];
}
function ofHost(flow, node) {
	const inner = unwrapped(node);
	return inner.type === "MemberExpression" && /^(?:hostname|host|origin)$/.test(keyOf(inner)) ? [{
		name: textOf$2(flow, inner.object),
		proves: ["url"]
	}] : [];
}
var listMethods = /^(?:includes|has|indexOf|hasOwn|hasOwnProperty|some|find|contains)$/;
var checkName = /(?:^|\.)_?(?:is|has|check|valid|assert|ensure|allow|permit|verify|match|safe|trust|can|white|in)\w*$|valid|allow|safe|trust/i;
function ofCall$2(flow, node, outcome) {
	const [first] = node.arguments;
	const method = flow.names.last(node.callee);
	const receiver = node.callee.type === "MemberExpression" ? node.callee.object : void 0;
	const ofReceiver = receiver === void 0 ? "" : textOf$2(flow, receiver);
	if (first === void 0 || isFunction(first)) return [];
	const argument = textOf$2(flow, first);
	const wanted = plainText(first);
	if (/^(?:includes|indexOf|contains|match)$/.test(method) && /^\.\.|^[/\\]$/.test(wanted ?? "")) return outcome ? [] : [{
		name: ofReceiver,
		proves: wanted?.startsWith("..") ? ["path"] : "doubt"
	}];
	if (method === "startsWith") return outcome ? [{
		name: ofReceiver,
		proves: wanted?.startsWith("http") ? ofAddress(wanted) : ["path", "url"]
	}] : [];
	if (method === "test" || method === "match") return ofPattern({
		receiver,
		first,
		outcome
	}, {
		argument,
		ofReceiver
	});
	if (listMethods.test(method) && receiver !== void 0 && node.arguments.length === 1) {
		if (!(flow.originOf(receiver).every(({ level }) => level !== "outside") && wanted === void 0) || !outcome) return [];
		return [
			{
				name: argument,
				proves: everyPurpose
			},
			...ofHost(flow, first),
			...ofSender(flow, first)
		];
	}
	const name = flow.names.qualified(node.callee) ?? method;
	if (/^(?:isNaN|Number\.isNaN)$/.test(name)) return outcome ? [] : [{
		name: argument,
		proves: everyPurpose
	}];
	if (/^(?:Number\.is\w+|isFinite|validator\.is(?:UUID|Int|Numeric|Alpha\w*|MongoId|Hexadecimal|Port|Slug|IP)|mongoose\.\w*\.?isValid\w*)$/.test(name)) return outcome ? [{
		name: argument,
		proves: everyPurpose
	}] : [];
	return checkName.test(name) && cleanedBy(name).length === 0 ? [{
		name: argument,
		proves: "doubt"
	}] : [];
}
function ofAddress(start) {
	return /^https?:\/\/[^/]+\//.test(start) ? ["url"] : [];
}
function ofPattern({ receiver, first, outcome }, names) {
	const [pattern, name] = [receiver, first].flatMap((node, index) => {
		const inner = node === void 0 ? void 0 : unwrapped(node);
		return inner?.type === "Literal" && "regex" in inner ? [inner.regex.pattern, index === 0 ? names.argument : names.ofReceiver] : [];
	});
	if (pattern === void 0 || name === void 0) return outcome && receiver !== void 0 ? [{
		name: names.argument,
		proves: "doubt"
	}] : [];
	if (outcome) return isWholeMatch(pattern) ? [{
		name,
		proves: everyPurpose
	}] : [];
	return /^(?:\\\.){2}|^\[[^\]]*\\?\.?[/\\][^\]]*\]|\\\/|^\.\.$/.test(pattern) ? [{
		name,
		proves: ["path"]
	}] : [];
}
// src/service/engines/sast/flow/inventory.ts
var known$5 = new WeakMap();
function inventory(source) {
	const before = known$5.get(source.ast);
	if (before !== void 0) return before;
	const found = {
		fields: new Map(),
		methods: new Map(),
		carried: new Map(),
		ownCalls: new Map(),
		modules: [],
		returns: new Map()
	};
	for (const node of nodesOf(source)) look(found, node);
	known$5.set(source.ast, found);
	return found;
}
function look(found, node) {
	lookAtReturn(found, node);
	if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") {
		const { left, right } = node;
		if (left.object.type === "ThisExpression") add$1(found.fields, keyOf(left), right);
		if (isFunction(right)) add$1(found.methods, keyOf(left), right);
		if (isCarrier(left.object)) add$1(found.carried, keyOf(left), right);
	} else if (node.type === "PropertyDefinition" && node.value != null) {
		add$1(found.fields, keyOf(node), node.value);
		if (isFunction(node.value)) add$1(found.methods, keyOf(node), node.value);
	} else if (node.type === "MethodDefinition" || node.type === "Property") {
		if (isFunction(node.value)) add$1(found.methods, keyOf(node), node.value);
	} else if (node.type === "ImportDeclaration") found.modules.push(String(node.source.value));
	else if (node.type === "CallExpression") lookAtCall(found, node);
}
function isCarrier(node) {
	if (node.type === "Identifier") return /^_?(?:req|request)$/.test(node.name);
	return node.type === "MemberExpression" && node.object.type === "Identifier" && /^(?:locals|state)$/.test(keyOf(node));
}
function lookAtReturn({ returns }, node) {
	if (node.type === "ReturnStatement" || node.type === "YieldExpression") {
		const fn = functionAround(node);
		if (fn !== void 0 && node.argument != null) add$1(returns, fn, node.argument);
	} else if (node.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement") add$1(returns, node, node.body);
}
function lookAtCall(found, { callee, arguments: values }) {
	if (callee.type === "MemberExpression" && callee.object.type === "ThisExpression") add$1(found.ownCalls, keyOf(callee), values);
	const [first] = values;
	if (callee.type === "Identifier" && callee.name === "require" && first?.type === "Literal") found.modules.push(String(first.value));
}
function add$1(map, key, value) {
	const values = map.get(key);
	if (values === void 0) map.set(key, [value]);
	else values.push(value);
}
// src/service/engines/sast/flow/names-through.ts
function nameThrough(flow, names) {
	const known = new Map();
	const qualified = (node) => {
		const written = names.written(node);
		if (written?.startsWith(".") !== true) return written;
		const inner = unwrapped(node);
		if (known.has(inner)) return known.get(inner);
		known.set(inner, written);
		const name = elsewhere(flow, inner) ?? written;
		known.set(inner, name);
		return name;
	};
	return {
		...names,
		qualified
	};
}
function elsewhere(flow, node) {
	const entity = flow.entityOf(node);
	if (entity?.kind === "value") return entity.node === node ? void 0 : entity.flow.names.qualified(entity.node);
	if (entity?.kind === "module") {
		const [whole] = exportsOf(entity.flow.source).whole;
		return whole === void 0 ? void 0 : entity.flow.names.qualified(whole);
	}
	if (entity !== void 0) return void 0;
	if (node.type === "CallExpression" || node.type === "NewExpression") {
		const callee = elsewhere(flow, unwrapped(node.callee));
		return callee === void 0 ? void 0 : `${callee}()`;
	}
	const object = node.type === "MemberExpression" ? elsewhere(flow, unwrapped(node.object)) : void 0;
	return object === void 0 ? void 0 : `${object}.${keyOf(node)}`;
}
// src/service/engines/sast/flow/imported.ts
function fromElsewhere(flow, node, keys) {
	if (flow.names.written(node)?.startsWith(".") !== true) return void 0;
	let entity = flow.entityOf(node);
	let rest = keys;
	while (entity !== void 0 && entity.kind !== "value" && rest.length > 0) {
		const [key = "*", ...others] = rest;
		entity = memberOf(entity, key);
		rest = others;
	}
	return entity === void 0 ? void 0 : originOfEntity(flow, entity, rest);
}
function originOfEntity(flow, entity, keys) {
	if (entity.kind === "function" || entity.kind === "class") return constant$1;
	if (entity.kind !== "value" && entity.kind !== "object") return void 0;
	return entity.flow === flow.home ? void 0 : entity.flow.access(entity.node, keys);
}
// src/service/engines/sast/flow/summaries.ts
function returnedBy(flow, { called, call, keys = [] }) {
	const { node: fn } = called;
	const inside = called.flow.inside(fn);
	return union(...union(...(called.flow.returns.get(fn) ?? []).map((value) => guarded(inside, inside.access(value, keys), value))).map((leaf) => filled(flow, {
		leaf,
		fn,
		call
	})));
}
function handedBack(flow, { called, call, keys = [] }, { at, index }) {
	const { flow: home, node: fn } = called;
	const inside = home.inside(fn);
	const callback = fn.params[at];
	return union(...union(...((callback?.type === "Identifier" ? home.source.getDeclaredVariables(fn).find(({ name }) => name === callback.name) : void 0)?.references ?? []).flatMap(({ identifier }) => {
		const { child, parent } = outerOf(identifier);
		return (parent?.type === "CallExpression" && parent.callee === child ? parent.arguments[index] : void 0) ?? [];
	}).map((value) => guarded(inside, inside.access(value, keys), value))).map((leaf) => filled(flow, {
		leaf,
		fn,
		call
	})));
}
function filled(flow, { leaf, fn, call }) {
	const { parameter, ...rest } = leaf;
	if (parameter === void 0) return [leaf];
	if (parameter.fn !== fn) return [{
		...rest,
		level: "parameter"
	}];
	const argument = call.arguments[parameter.index];
	const spread = call.arguments.slice(0, parameter.index + 1).find(({ type }) => type === "SpreadElement");
	if (spread === void 0 && argument === void 0) return constant$1;
	return (spread !== void 0 ? flow.originOf(spread) : argument === void 0 ? constant$1 : flow.access(argument, parameter.path)).map((each) => ({
		...each,
		...passed(leaf, each)
	}));
}
function passed(leaf, handed) {
	const [lower = handed] = leaf.level === "outside" ? [handed] : leaf.level === "checked" ? [rank(handed.level) > rank("checked") ? {
		...handed,
		level: leaf.level
	} : handed] : derived([handed]);
	return {
		level: lower.level,
		safeFor: [...new Set([...handed.safeFor, ...leaf.safeFor])],
		isText: handed.isText || leaf.isText
	};
}
// src/service/engines/sast/flow/callers.ts
function callsOf(flow, fn) {
	const { parent } = outerOf(fn);
	if (parent?.type === "CallExpression") return {
		calls: [parent.arguments],
		isSeen: true
	};
	const method = parent?.type === "MethodDefinition" || parent?.type === "PropertyDefinition" ? keyOf(parent) : void 0;
	const owner = fn.type === "FunctionDeclaration" ? fn.id : parent?.type === "VariableDeclarator" ? parent.id : void 0;
	if (method !== void 0) return {
		calls: [...flow.ownCalls.get(method) ?? []],
		isSeen: false
	};
	const variable = (owner?.type === "Identifier" ? flow.source.getDeclaredVariables(fn.type === "FunctionDeclaration" ? fn : parent) : []).find(({ name }) => owner?.type === "Identifier" && name === owner.name);
	if (variable === void 0) return {
		calls: [],
		isSeen: false
	};
	const calls = [];
	let isSeen = !isExported(flow, fn);
	for (const reference of variable.references) {
		if (reference.isWrite() && reference.init === true) continue;
		const { child, parent: user } = outerOf(reference.identifier);
		if ((user?.type === "CallExpression" || user?.type === "NewExpression") && user.callee === child) calls.push(user.arguments);
		else isSeen = false;
	}
	return {
		calls,
		isSeen: isSeen && calls.length > 0
	};
}
function isExported(flow, fn) {
	if (isHandedOut(flow, fn)) return true;
	const { parent } = outerOf(fn);
	const owner = fn.type === "FunctionDeclaration" ? fn : parent?.type === "VariableDeclarator" ? parent : void 0;
	if (owner === void 0) return false;
	return flow.source.getDeclaredVariables(owner).some(({ references }) => references.some(({ identifier }) => isHandedOut(flow, identifier)));
}
function isHandedOut(flow, node) {
	let child = node;
	for (let outer = parentOf(node); outer !== void 0; child = outer, outer = parentOf(outer)) {
		if (/^Export/.test(outer.type)) return true;
		if (outer.type === "AssignmentExpression") {
			const target = outer.right === child ? flow.source.getText(outer.left) : "";
			if (/^(?:module\.)?exports\b/.test(target)) return true;
		} else if (isFunction(outer) || !/^(?:Property|ObjectExpression|VariableDeclarat\w+|ArrayExpression|TS\w+)$/.test(outer.type)) return false;
	}
	return false;
}
// src/service/engines/sast/flow/uses.ts
var known$4 = new WeakMap();
function usesOf(source) {
	const before = known$4.get(source.ast);
	if (before !== void 0) return before;
	const calls = new Map();
	const mentions = new Map();
	for (const node of nodesOf(source)) {
		if (node.type === "CallExpression" || node.type === "NewExpression") add(calls, lastWord(node.callee), node);
		if (isNaming(node) && isHandedOn(node)) add(mentions, lastWord(node), node);
	}
	const uses = {
		calls,
		mentions
	};
	known$4.set(source.ast, uses);
	return uses;
}
function isNaming(node) {
	if (node.type === "CallExpression") return lastWord(node.callee) === "require";
	return node.type === "Identifier" || node.type === "MemberExpression";
}
function isHandedOn(node) {
	const { child, parent } = outerOf(node);
	if (parent?.type === "CallExpression" || parent?.type === "NewExpression") return parent.callee !== child;
	if (parent?.type === "Property") return parent.value === child;
	if (parent?.type === "MemberExpression" && parent.object === child) {
		const { parent: call } = outerOf(parent);
		return lastWord(parent) === "bind" && call?.type === "CallExpression" && unwrapped(call.callee) === parent;
	}
	return parent?.type === "ArrayExpression";
}
function add(map, key, value) {
	const values = map.get(key);
	if (values === void 0) map.set(key, [value]);
	else values.push(value);
}
// src/service/engines/sast/flow/elsewhere.ts
var none$1 = {
	calls: [],
	mentions: []
};
var known$3 = new WeakMap();
function usersOf({ home: flow }, fn) {
	const ofFlow = known$3.get(flow) ?? new Map();
	known$3.set(flow, ofFlow);
	const before = ofFlow.get(fn);
	if (before !== void 0) return before;
	ofFlow.set(fn, none$1);
	const names = namesFor(fn);
	const isAll = isWhole(flow, fn);
	if (names.size === 0 && !isAll) return none$1;
	const isReachable = isAll || isMember(fn) || isExported(flow, fn);
	const used = {
		calls: [],
		mentions: []
	};
	for (const user of [flow, ...isReachable ? importersOf(flow, isAll ? void 0 : names) : []]) {
		const isMeant = (entity) => functionIn(callable(entity)) === fn;
		const wanted = [...names, ...user === flow ? [] : aliases(user)];
		const { calls, mentions } = usesOf(user.source);
		for (const node of wanted.flatMap((name) => calls.get(name) ?? [])) if (isMeant(user.entityOf(node.callee))) used.calls.push({
			flow: user,
			node
		});
		for (const node of wanted.flatMap((name) => mentions.get(name) ?? [])) if (isMeant(user.entityOf(node))) used.mentions.push({
			flow: user,
			node
		});
	}
	ofFlow.set(fn, used);
	return used;
}
function isMember(fn) {
	const { parent } = outerOf(fn);
	return parent !== void 0 && parent.type !== "VariableDeclarator" && fn.type !== "FunctionDeclaration";
}
function functionIn(entity) {
	if (entity?.kind === "function") return entity.node;
	if (entity?.kind !== "class") return void 0;
	for (const part of entity.node.body.body) if (part.type === "MethodDefinition" && part.kind === "constructor") return part.value;
}
function namesFor(fn) {
	const names = new Set();
	if (fn.type !== "ArrowFunctionExpression" && fn.id != null) names.add(fn.id.name);
	const { parent } = outerOf(fn);
	if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") names.add(parent.id.name);
	if (parent?.type === "AssignmentExpression") names.add(parent.left.type === "Identifier" ? parent.left.name : keyOf(parent.left));
	if (parent?.type === "Property" || parent?.type === "MethodDefinition" || parent?.type === "PropertyDefinition") names.add(keyOf(parent));
	if (parent?.type !== "MethodDefinition" || parent.kind !== "constructor") return names;
	const { id } = outerOf(outerOf(parent).parent ?? parent).parent;
	return id?.name === void 0 ? names : names.add(id.name);
}
function isWhole(flow, fn) {
	return functionIn(callable({
		kind: "module",
		flow
	})) === fn;
}
function aliases(flow) {
	const isImported = (name) => name?.startsWith(".") === true;
	const names = flow.source.scopeManager.scopes.slice(0, 3).flatMap(({ variables }) => variables).filter(({ defs: [definition] }) => {
		if (definition?.type === "ImportBinding") return true;
		const value = definition?.type === "Variable" ? definition.node.init : void 0;
		return value != null && isImported(flow.names.written(value));
	}).map(({ name }) => name);
	return [...new Set(["", ...names])];
}
var farthest = 3;
function importersOf(flow, words) {
	const found = new Set();
	let front = [flow];
	for (let step = 0; step < farthest && front.length > 0; step += 1) front = front.flatMap((each) => {
		const others = (each.neighbours?.importersOf(each, step === 0 ? words : void 0) ?? []).filter((importer) => importer !== flow && !found.has(importer));
		for (const other of others) found.add(other);
		return others.filter((other) => handsOn(other, each));
	});
	return [...found];
}
function handsOn(flow, from) {
	const { named, whole, all } = exportsOf(flow.source);
	const isFrom = (written) => flow.neighbours?.loadedBy(flow, written) === from;
	if (all.some(isFrom)) return true;
	for (const handed of named.values()) if (isForwarded(handed) ? isFrom(handed.from) : isOf(flow.entityOf(handed), from)) return true;
	return whole.some((each) => {
		return (each.type === "ObjectExpression" ? each.properties : [each]).some((part) => {
			const handed = part.type === "Property" ? part.value : part.type === "SpreadElement" ? part.argument : part;
			return isOf(flow.entityOf(handed), from);
		});
	});
}
function isOf(entity, from) {
	if (entity === void 0) return false;
	const made = entity.kind === "instance" ? entity.of : entity;
	if (made.flow === from) return true;
	const above = made.kind === "class" ? made.node.superClass : void 0;
	return above != null && isOf(callable(made.flow.entityOf(above)), from);
}
// src/service/engines/sast/flow/routes.ts
var routeMethods = new Set([
	"get",
	"post",
	"put",
	"patch",
	"delete",
	"del",
	"all",
	"use",
	"options",
	"head",
	"route",
	"param",
	"register"
]);
function sourceByPlace(names, placed) {
	const { fn, index } = placed;
	const { child, parent } = outerOf(placed.at);
	if (parent?.type === "AssignmentExpression" && index === 0) {
		const target = parent.left.type === "MemberExpression" ? keyOf(parent.left) : "";
		if (target === "onmessage") return "message";
		return target === "handler" && fn.params.length > 0 && isNamed(fn.params[0], /^_?event$/) ? "event" : void 0;
	}
	if (parent?.type === "VariableDeclarator" && index === 0 && isNamed(parent.id, /^handler$/) && isNamed(fn.params[0], /^_?event$/)) return "event";
	if (index === 1 && isUpload(names, parent)) return "upload";
	if (parent?.type === "Property" && keyOf(parent) === "handler" && index === 0) return ofTable(names, parent, placed);
	return ofCallback$1(names, placed, parent?.type === "ArrayExpression" ? outerOf(parent) : {
		child,
		parent
	});
}
function isUpload(names, property) {
	if (property?.type !== "Property" || !/^(?:filename|destination|key|fileFilter)$/.test(keyOf(property))) return false;
	const call = parentOf(parentOf(property) ?? property);
	return call?.type === "CallExpression" && /^(?:diskStorage|multer|multerS3|s3)$/.test(names.last(call.callee));
}
function ofTable(names, handler, placed) {
	const table = parentOf(handler);
	if (table === void 0 || isRouteObject(table)) return table === void 0 ? void 0 : "request";
	const { child, parent } = outerOf(table);
	if (parent?.type === "CallExpression" && parent.callee !== child) return ofRoute(names, placed, parent);
	return parent?.type === "Property" && /^(?:options|config)$/.test(keyOf(parent)) && isRouteObject(parentOf(parent)) ? "request" : void 0;
}
function isRouteObject(node) {
	if (node?.type !== "ObjectExpression") return false;
	const keys = node.properties.flatMap((property) => property.type === "Property" ? keyOf(property) : []);
	return keys.includes("method") && keys.some((key) => key === "path" || key === "url");
}
function ofCallback$1(names, placed, { child, parent }) {
	if (parent?.type === "MemberExpression" && parent.object === child && keyOf(parent) === "bind") return ofCallback$1(names, placed, outerOf(outerOf(parent).parent ?? parent));
	if (parent?.type !== "CallExpression" || child === parent.callee) return void 0;
	const kind = ofRoute(names, placed, parent);
	if (kind !== void 0 || isOwnWords(names.last(parent.callee))) return kind;
	const { child: wrapped, parent: outer } = outerOf(parent);
	return outer?.type === "CallExpression" && outer.callee !== wrapped ? ofRoute(names, placed, outer) : void 0;
}
function isOwnWords(method) {
	return routeMethods.has(method) || isKept(method) || eachMethod.test(method);
}
function ofRoute(names, { fn, index }, call) {
	const method = names.last(call.callee);
	const first = plainText(call.arguments[0]);
	if (method === "addEventListener") return first === "message" && index === 0 ? "message" : void 0;
	const receiver = call.callee.type === "MemberExpression" ? lastReceiver(names, call.callee.object) : "";
	const isSocket = () => /^(?:io|socket|ws|client|connection|conn|wsClient|webSocket)$/i.test(receiver) || isConnection(names, call);
	if (method === "on" && isSocket()) return !/^(?:connect\w*|disconnect\w*|error|close|open|listening|ready|end|timeout|drain)$/.test(first ?? "error") ? "data" : void 0;
	if (method === "on" && first === "data" && index === 0 && /^_?(?:req|request)$/.test(receiver)) return "data";
	if (method === "createServer" && index === 0 && fn.params.length > 1) return "request";
	if (/^(?:query|mutation|subscription)$/.test(method) && index === 0 && isProcedure(call)) return "page";
	if (!routeMethods.has(method)) return void 0;
	if (method === "param" && index === 3) return "data";
	if (!(first?.startsWith("/") || first === "*" || /(?:app|router|server|fastify|routes?|api)$/i.test(receiver)) || fn.params.length === 0) return void 0;
	if (index !== (fn.params.length >= 4 ? 1 : 0)) return void 0;
	return isNamed(fn.params[index], /^(?:c|ctx|context|_ctx)$/) ? "context" : "request";
}
function isConnection(names, call) {
	const owner = call.callee.type === "MemberExpression" ? unwrapped(call.callee.object) : void 0;
	const definition = owner?.type === "Identifier" ? names.variableOf(owner)?.defs[0] : void 0;
	if (definition?.type !== "Parameter") return false;
	const { parent } = outerOf(definition.node);
	return parent?.type === "CallExpression" && names.last(parent.callee) === "on" && /^connect(?:ion)?$/.test(plainText(parent.arguments[0]) ?? "");
}
function isProcedure(call) {
	let inner = call;
	while (inner?.type === "CallExpression" || inner?.type === "MemberExpression") {
		if (inner.type === "MemberExpression" && /procedure$/i.test(keyOf(inner))) return true;
		inner = unwrapped(inner.type === "CallExpression" ? inner.callee : inner.object);
	}
	return inner?.type === "Identifier" && /procedure$/i.test(inner.name);
}
function lastReceiver(names, node) {
	const inner = unwrapped(node);
	if (inner.type !== "CallExpression") return names.last(inner);
	const method = names.last(inner.callee);
	return routeMethods.has(method) && inner.callee.type === "MemberExpression" && method !== "route" && inner.callee.type === "MemberExpression" ? lastReceiver(names, inner.callee.object) : method;
}
function isNamed(node, pattern) {
	return node?.type === "Identifier" && pattern.test(node.name);
}
// src/service/engines/sast/flow/sources.ts
var requestParts = new Map([...[
	"body",
	"query",
	"cookies",
	"files",
	"file",
	"payload",
	"rawBody",
	"fields",
	"json",
	"formData",
	"parsedBody"
].map((key) => [key, false]), ...[
	"params",
	"headers",
	"rawHeaders",
	"url",
	"originalUrl",
	"path",
	"hostname",
	"host",
	"param",
	"header",
	"get",
	"text",
	"nextUrl",
	"querystring",
	"search",
	"href",
	"headersDistinct",
	"param",
	"searchParams",
	"subdomains"
].map((key) => [key, true])]);
var contextParts = new Set([
	"query",
	"params",
	"cookies",
	"headers",
	"querystring",
	"originalUrl",
	"hostname"
]);
var eventParts = new Set([
	"body",
	"queryStringParameters",
	"multiValueQueryStringParameters",
	"pathParameters",
	"headers",
	"rawPath",
	"rawQueryString",
	"arguments"
]);
var ownFileParts = new Set([
	"path",
	"size",
	"filename",
	"destination",
	"mimetype",
	"length",
	"fieldname",
	"encoding",
	"filepath",
	"tempFilePath",
	"md5",
	"truncated"
]);
var headerParts = new Set([
	"headers",
	"rawHeaders",
	"header",
	"host",
	"hostname",
	"subdomains",
	"cookies",
	"headersDistinct",
	"get"
]);
function isHeader(keys) {
	return keys.slice(0, 2).some((key) => headerParts.has(key)) && !/^(?:body|query|params|searchParams|formData)$/.test(keys[0] ?? "");
}
function partOf(kind, keys) {
	const [first = "*", ...rest] = keys;
	if (kind === "own") return void 0;
	if (kind === "data") return { isText: false };
	if (kind === "message") return first === "data" ? { isText: false } : void 0;
	if (kind === "event") return eventParts.has(first) ? { isText: first !== "arguments" } : void 0;
	if (kind === "upload") return ownFileParts.has(first) ? void 0 : { isText: false };
	if (kind === "page") return ofPage$1(first, rest);
	if (kind === "context" && (first === "request" || first === "req" || first === "raw")) return partOf("request", rest);
	if (kind === "context" && !contextParts.has(first)) return void 0;
	if (kind === "context" && first === "cookies") return rest[0] === "get" ? { isText: true } : void 0;
	const isText = requestParts.get(first);
	if (isText === void 0 || first === "file" && ownFileParts.has(rest[0] ?? "")) return void 0;
	return { isText };
}
function ofPage$1(first, rest) {
	if (first === "request" || first === "req") return partOf("request", rest);
	if (first === "input") return { isText: false };
	return /^(?:params|searchParams|query|url|cookies|body|resolvedUrl)$/.test(first) ? { isText: true } : void 0;
}
var responseName$1 = /^_?(?:res|response|resp|reply|rep|h|toolkit|next|done|ctx|context|params|_)$/i;
var requestTypes = /^(?:\w*Request|IncomingMessage|Req)$/;
var contextTypes = /^(?:Context|\w*Context|ParameterizedContext)$/;
var httpMethods = new Set([
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"HEAD",
	"OPTIONS"
]);
var decorators$1 = {
	Body: "data",
	Query: "data",
	Param: "data",
	Headers: "data",
	Cookies: "data",
	RawBody: "data",
	requestBody: "data",
	HeaderParam: "data",
	QueryParam: "data",
	BodyParam: "data",
	QueryParams: "data",
	PathParams: "data",
	BodyParams: "data",
	Args: "data",
	MessageBody: "data",
	Payload: "data",
	Req: "request",
	Request: "request",
	UploadedFile: "upload",
	UploadedFiles: "upload"
};
function sourceOfParameter(names, fn, index) {
	const parameter = fn.params[index];
	if (parameter === void 0) return void 0;
	const plain = unwrappedParameter(parameter);
	return ofDecorator(parameter) ?? ofDecorator(plain) ?? ofType(plain) ?? sourceByPlace(names, {
		fn,
		index,
		at: fn
	}) ?? ofPageFunction(fn, index) ?? ofName$2(fn, index, plain);
}
function unwrappedParameter(parameter) {
	if (parameter.type === "AssignmentPattern") return parameter.left;
	return parameter.parameter ?? parameter;
}
function ofDecorator(parameter) {
	const written = parameter.decorators ?? [];
	for (const { expression } of written) {
		const callee = expression.type === "CallExpression" ? expression.callee : expression;
		const kind = callee.type === "Identifier" ? decorators$1[callee.name] : ofChain(callee);
		const isNarrow = expression.type === "CallExpression" && expression.arguments.some(isNarrowPipe);
		if (kind !== void 0) return isNarrow ? "own" : kind;
	}
}
function isNarrowPipe(argument) {
	const made = argument.type === "NewExpression" ? argument.callee : argument;
	return made.type === "Identifier" && /^Parse(?:Int|Float|Bool|UUID|Enum|Date)Pipe$/.test(made.name);
}
function ofChain(callee) {
	let inner = callee;
	while (inner.type === "MemberExpression") inner = inner.object;
	return callee !== inner && inner.type === "Identifier" && inner.name === "param" ? "data" : void 0;
}
function typeName(parameter) {
	const { typeAnnotation } = parameter;
	const type = typeAnnotation?.typeAnnotation;
	return type?.typeName?.right?.name ?? type?.typeName?.name ?? "";
}
function ofType(parameter) {
	const type = typeName(parameter);
	if (requestTypes.test(type)) return "request";
	if (type === "APIGatewayProxyEvent" || type === "APIGatewayProxyEventV2") return "event";
	if (type === "MessageEvent") return "message";
	return contextTypes.test(type) && isNamed(parameter, /^(?:ctx|c|context)$/) ? "context" : void 0;
}
function ofName$2(fn, index, plain) {
	const others = fn.params.filter((_, at) => at > index).map(unwrappedParameter);
	if (isNamed(plain, /^_?req$/)) return "request";
	if (isNamed(plain, /^ctx$/)) return "context";
	if (isResolver(fn, index)) return "data";
	if (isNamed(plain, /^_?event$/) && others.some((other) => isNamed(other, /^_?(?:context|callback|cb)$/))) return "event";
	if (isNamed(plain, /^_?request$/)) return others.some((other) => isNamed(other, responseName$1)) || isHttpHandler(fn) ? "request" : void 0;
	if (plain.type !== "ObjectPattern" || !others.some((other) => isNamed(other, /^_?(?:res|response|reply|rep|h)$/))) return void 0;
	return "request";
}
function isResolver(fn, index) {
	const { parent: holder } = outerOf(fn);
	const [parent, values] = fn.params.map(unwrappedParameter);
	const owner = holder?.type === "Property" ? outerOf(parentOf(holder) ?? holder).parent : void 0;
	if (owner?.type === "Property" && /^(?:Query|Mutation|Subscription)$/.test(keyOf(owner))) return index === 1;
	if (owner?.type === "VariableDeclarator" && isNamed(owner.id, /^root(?:Value|Resolver)?$/)) return index === 0 && (parent?.type === "ObjectPattern" || isNamed(parent, /^_?args$/));
	if (index !== 1 || !isNamed(parent, /^_*(?:parent|root|obj|source|rootValue)?$/)) return false;
	return isNamed(values, /^_?args$/) || values?.type === "ObjectPattern" && isNamed(parent, /^_*(?:parent|root|rootValue|source)$/);
}
function isHttpHandler(fn) {
	const name = exportedName(fn);
	return httpMethods.has(name) || name === "loader" || name === "action";
}
function exportedName(fn) {
	const { parent } = outerOf(fn);
	const named = fn.type === "FunctionDeclaration" ? fn.id : parent?.type === "VariableDeclarator" ? parent.id : void 0;
	return named?.type === "Identifier" ? named.name : "";
}
function ofPageFunction(fn, index) {
	const name = exportedName(fn);
	if (httpMethods.has(name) && index === 1) return "page";
	if (index === 0 && httpMethods.has(name) && fn.params[0]?.type === "ObjectPattern") return "page";
	if (index === 0 && /^(?:loader|action|load|getServerSideProps|clientLoader)$/.test(name)) return "page";
	if (isServerAction(fn)) return "data";
	const { parent } = outerOf(fn);
	const props = fn.params[0] === void 0 ? void 0 : unwrappedParameter(fn.params[0]);
	return parent?.type === "ExportDefaultDeclaration" && index === 0 && props?.type === "ObjectPattern" && props.properties.some((part) => part.type === "Property" && /^(?:searchParams|params)$/.test(keyOf(part))) ? "page" : void 0;
}
function isServerAction(fn) {
	if (fn.body.type === "BlockStatement" && saysServer(fn.body.body)) return true;
	let outer = fn;
	let isExported = false;
	while (outer !== void 0 && outer.type !== "Program") {
		isExported ||= /^Export/.test(outer.type);
		if (outer !== fn && isFunction(outer)) return false;
		outer = parentOf(outer);
	}
	return isExported && outer?.type === "Program" && saysServer(outer.body);
}
function saysServer([first]) {
	return first?.type === "ExpressionStatement" && plainText(first.expression) === "use server";
}
// src/service/engines/sast/flow/writes.ts
function writesBefore(flow, variable, use) {
	const { writes, isInOrder } = writesOf(variable);
	if (writes.length < 2) return writes;
	const index = isInOrder ? countBefore(writes, rangeOf(use)[0]) : writes.length;
	return writesIn(flow.few(writes, index), variable, use);
}
function writesIn(writes, variable, use) {
	const around = functionAround(use);
	const [at] = rangeOf(use);
	const last = writes.findLast((write) => {
		return write.around === around && rangeOf(write.place)[1] <= at && !write.isAdded && write.block !== void 0 && isInside(use, write.block);
	});
	if (last === void 0 || isInLoop(use, variable)) return writes;
	const [from] = rangeOf(last.place);
	return writes.filter((write) => {
		const [start] = rangeOf(write.place);
		return start >= from && (start <= at || write.around !== around);
	});
}
function countBefore(writes, place) {
	let [low, high] = [0, writes.length];
	while (low < high) {
		const middle = low + high >> 1;
		if (rangeOf(writes[middle]?.place)[0] < place) low = middle + 1;
		else high = middle;
	}
	return low;
}
var known$2 = new WeakMap();
function writesOf(variable) {
	const before = known$2.get(variable);
	if (before !== void 0) return before;
	const writes = variable.references.flatMap((reference) => {
		const write = writeOf(reference);
		return write === void 0 ? [] : {
			...write,
			around: functionAround(write.place),
			block: blockOf(write.place)
		};
	});
	const found = {
		writes,
		isInOrder: writes.every(({ place }, index) => index === 0 || rangeOf(writes[index - 1]?.place)[0] <= rangeOf(place)[0])
	};
	known$2.set(variable, found);
	return found;
}
function writeOf(reference) {
	const value = reference.writeExpr;
	if (!reference.isWrite() || value == null) return void 0;
	const name = reference.identifier;
	let place = parentOf(name);
	while (place !== void 0 && !/^(?:AssignmentExpression|VariableDeclarator|ForOfStatement|ForInStatement|UpdateExpression|ArrowFunctionExpression|Function\w+)$/.test(place.type)) place = parentOf(place);
	if (place === void 0 || place.type === "UpdateExpression") return void 0;
	if (place.type === "VariableDeclarator") return {
		value,
		path: patternPath(place.id, name) ?? [],
		place: loopOf(place) ?? place,
		isAdded: false
	};
	if (place.type === "AssignmentExpression") {
		const isAdded = place.operator !== "=";
		return {
			value,
			path: patternPath(place.left, name) ?? [],
			place,
			isAdded
		};
	}
	return {
		value,
		path: [],
		place,
		isAdded: false
	};
}
function loopOf(declarator) {
	const loop = parentOf(parentOf(declarator) ?? declarator);
	return loop?.type === "ForOfStatement" || loop?.type === "ForInStatement" ? declarator : void 0;
}
function blockOf(place) {
	let statement = place;
	while (statement !== void 0 && !/Statement$|Declaration$/.test(statement.type)) {
		if (/^(?:ConditionalExpression|LogicalExpression)$/.test(statement.type)) return void 0;
		statement = parentOf(statement);
	}
	const block = statement === void 0 ? void 0 : parentOf(statement);
	return block !== void 0 && /^(?:BlockStatement|Program|StaticBlock|For\w*Statement)$/.test(block.type) ? block : void 0;
}
function isInLoop(use, variable) {
	const home = variable.scope.block;
	for (let outer = parentOf(use); outer !== void 0 && outer !== home; outer = parentOf(outer)) if (/^(?:For\w*|While|DoWhile)Statement$/.test(outer.type)) return true;
	return false;
}
// src/service/engines/sast/flow/variables.ts
var harmless$2 = /^(?:undefined|NaN|Infinity|__dirname|__filename|Math|Number|exports)$/;
var platform = /^(?:document|window|process|console|global|globalThis|self|navigator|history|module|require|JSON|Object|Array|Date|Promise|Symbol|String|RegExp|Error|Buffer|localStorage|sessionStorage|arguments|top|parent|screen|performance|crypto|\$|jQuery|_|angular|React|Vue)$/;
function originOfName(flow, node) {
	const variable = flow.names.variableOf(node);
	const [definition] = variable?.defs ?? [];
	if (variable === void 0 || definition === void 0) return ofGlobal(flow, node);
	const imported = fromElsewhere(flow, node, []);
	if (imported !== void 0) return imported;
	if (definition.type === "Parameter") return accessOfParameter(flow, node, []);
	if (definition.type !== "Variable") return definition.type === "FunctionName" || definition.type === "ClassName" ? constant$1 : flow.leaf(node, "unknown");
	return union(...writesBefore(flow, variable, node).map(({ value, path }) => flow.access(value, path)), ...assignedParts(flow, variable, node));
}
function ofGlobal(flow, node) {
	const { name } = node;
	if (harmless$2.test(name)) return constant$1;
	if (isPageSource(name)) return flow.leaf(node, "outside", {
		kind: "page",
		isText: true
	});
	return flow.leaf(node, platform.test(name) ? "unknown" : "entry");
}
function assignedParts(flow, variable, use) {
	if (variable.references.length > 2e3) return [];
	return variable.references.flatMap(({ identifier }) => {
		const { parent: member } = outerOf(identifier);
		if (identifier === use || member?.type !== "MemberExpression" || unwrapped(member.object) !== identifier) return [];
		const { parent } = outerOf(member);
		if (parent?.type === "AssignmentExpression" && parent.left === member) return [flow.originOf(parent.right)];
		return parent?.type === "CallExpression" && parent.callee === member && /^(?:push|unshift|set|append|add)$/.test(keyOf(member)) ? parent.arguments.map((argument) => flow.originOf(argument)) : [];
	});
}
function accessOfParameter(flow, node, keys) {
	const variable = flow.names.variableOf(node);
	const [definition] = variable?.defs ?? [];
	if (variable === void 0 || definition === void 0 || !isFunction(definition.node)) return flow.leaf(node, "parameter");
	const fn = definition.node;
	const index = fn.params.findIndex((parameter) => pathInside(parameter, definition.name) !== void 0);
	const parameter = fn.params[index];
	if (parameter === void 0) return flow.leaf(node, "unknown");
	const path = [...pathInside(parameter, definition.name) ?? [], ...keys];
	const writes = referencesTo(variable).isReassigned ? writesBefore(flow, variable, node) : [];
	const rewritten = writes.map((write) => flow.access(write.value, [...write.path, ...keys]));
	if (writes.some(({ place, isAdded }) => !isAdded && isFirst(place, fn) && rangeOf(place)[1] <= rangeOf(node)[0])) return union(...rewritten);
	return union(...rewritten, ofArgument(flow, {
		node,
		fn,
		index,
		path
	}));
}
function isFirst(place, fn) {
	const statement = parentOf(place);
	return statement?.type === "ExpressionStatement" && parentOf(statement) === fn.body;
}
function pathInside(parameter, name) {
	return patternPath(parameter.parameter ?? parameter, name);
}
function ofArgument(flow, { node, fn, index, path }) {
	const [first = "", key = "", ...deeper] = path;
	if (key !== "" && /^(?:locals|state)$/.test(first) && flow.carried.has(key)) return union(...carriedIn(flow, key, deeper), flow.leaf(node, "unknown"));
	const kind = sourceOfParameter(flow.names, fn, index) ?? kindByMention(flow, fn, index);
	if (kind !== void 0) return ofSource(flow, kind, {
		node,
		fn,
		index,
		path
	});
	if (flow.within === fn) {
		const names = [flow.source.getText(shownAt(node, path))];
		return flow.leaf(node, "outside", {
			names,
			parameter: {
				fn,
				index,
				path
			}
		});
	}
	const { child, parent } = outerOf(fn);
	if (parent?.type === "CallExpression" && parent.callee !== child) return ofCallback(flow, {
		node,
		fn,
		index,
		path
	});
	const { calls, isSeen } = callsOf(flow, fn);
	const handedBy = (user, call) => {
		const argument = call[index];
		if (argument === void 0 || argument.type === "SpreadElement") return constant$1;
		return guarded(user, user.access(argument, path), argument);
	};
	const handed = flow.few(calls).map((call) => handedBy(flow, call));
	if (isSeen) return union(...handed);
	const elsewhere = flow.few(usersOf(flow, fn).calls).map((call) => handedBy(call.flow, call.node.arguments));
	const level = isExported(flow, fn) ? "entry" : "parameter";
	return union(...handed, ...elsewhere, flow.leaf(node, level));
}
function ofSource(flow, kind, { node, fn, index, path }) {
	const part = partOf(kind, path);
	const [first = "", ...rest] = path;
	if (part === void 0) return first === "" ? constant$1 : union(...carriedIn(flow, first, rest), flow.leaf(node, "unknown"));
	const shown = flow.source.getText(shownAt(node, path));
	const text = [...fn.params[index]?.type === "Identifier" ? [fn.params[index].name] : [], ...path].join(".").replaceAll(".*", "[]").slice(0, 60);
	return flow.leaf(node, "outside", {
		...part,
		text,
		names: [shown, text],
		kind: kind === "message" ? "page" : isHeader(path) ? "header" : "web"
	});
}
function carriedIn(flow, key, path) {
	return flow.few(flow.carried.get(key) ?? []).map((value) => flow.access(value, path));
}
function kindByMention(flow, fn, index) {
	for (const { flow: user, node } of usersOf(flow, fn).mentions) {
		const kind = sourceByPlace(user.names, {
			fn,
			index,
			at: node
		});
		if (kind !== void 0) return kind;
	}
}
function shownAt(node, path) {
	let shown = node;
	for (const _ of path) {
		const { parent } = outerOf(shown);
		if (parent?.type === "MemberExpression" && unwrapped(parent.object) === unwrapped(shown)) shown = parent;
	}
	return shown;
}
function ofCallback(flow, { node, fn, index, path }) {
	const { child, parent: call } = outerOf(fn);
	if (call?.type !== "CallExpression") return flow.leaf(node, "unknown");
	const called = calledFunction(flow, call.callee);
	if (called !== void 0) {
		const at = call.arguments.indexOf(child);
		const handed = handedBack(flow, {
			called,
			call,
			keys: path
		}, {
			at,
			index
		});
		return handed.length > 0 ? handed : flow.leaf(node, "unknown");
	}
	const name = flow.names.qualified(call.callee) ?? "";
	if (clientCall.test(name)) {
		const foreign = union(...call.arguments.map((argument) => isFunction(argument) ? constant$1 : flow.originOf(argument))).filter(({ level, safeFor }) => level === "outside" && !safeFor.includes("url"));
		return foreign.length > 0 && index > 0 ? foreign.map((leaf) => ({
			...leaf,
			isText: false
		})) : flow.leaf(node, "unknown");
	}
	if (call.callee.type === "MemberExpression" && keyOf(call.callee) === "subscribe") {
		const address = flow.originOf(call.callee.object).filter(({ kind }) => kind === "page");
		if (address.length > 0) return address;
	}
	if (call.callee.type === "MemberExpression" && eachMethod.test(keyOf(call.callee))) {
		const whole = named$1(flow.access(call.callee.object, path.length === 0 ? [] : ["*", ...path]), "");
		if (whole.length > 0) return whole;
	}
	return flow.leaf(node, "unknown");
}
// src/service/engines/sast/flow/properties.ts
var archives = /^(?:unzipper|unzip2?|adm-zip|yauzl|jszip|node-stream-zip|extract-zip|tar|tar-stream|tar-fs|decompress|node-unzip-2|fflate|yauzl-promise)$/;
var entryName = /^(?:\w*entry|header|\w*file)$/i;
var entryKeys = new Set([
	"path",
	"fileName",
	"entryName",
	"name"
]);
function accessOf(flow, node, keys) {
	return fromElsewhere(flow, node, keys) ?? accessHere(flow, node, keys);
}
function accessHere(flow, node, keys) {
	const [key = "*", ...rest] = keys;
	switch (node.type) {
		case "Identifier": return ofName$1(flow, node, keys);
		case "MemberExpression": return node.object.type === "ThisExpression" ? ofField(flow, node, keys) : flow.access(node.object, [keyOf(node), ...keys]);
		case "ObjectExpression": return ofObject(flow, node, keys);
		case "ArrayExpression": return union(...node.elements.map((element) => element === null ? constant$1 : flow.access(element, rest)));
		case "ConditionalExpression": return union(flow.access(node.consequent, keys), flow.access(node.alternate, keys));
		case "LogicalExpression": return union(flow.access(node.left, keys), flow.access(node.right, keys));
		case "AssignmentExpression": return flow.access(node.right, keys);
		case "ThisExpression": return union(...flow.few(flow.fields.get(key) ?? []).map((value) => flow.access(value, rest)), flow.leaf(parentOf(node) ?? node, "unknown"));
		case "CallExpression": return ofResult$1(flow, node, keys);
		default: return flow.originOf(node);
	}
}
function ofName$1(flow, node, keys) {
	if ((keys[0] === "entryName" || entryKeys.has(keys[0] ?? "") && entryName.test(node.name)) && flow.loads(archives)) return flow.leaf(parentOf(node) ?? node, "outside", {
		kind: "archive",
		isText: true
	});
	const variable = flow.names.variableOf(node);
	const [definition] = variable?.defs ?? [];
	if (variable === void 0 || definition === void 0) return flow.originOf(node);
	if (definition.type === "Parameter") return accessOfParameter(flow, node, keys);
	if (definition.type !== "Variable") return flow.originOf(node);
	return union(...writesBefore(flow, variable, node).map(({ value, path }) => flow.access(value, [...path, ...keys])), ...writtenParts(flow, variable, {
		node,
		keys
	}));
}
function writtenParts(flow, variable, { node, keys: [key = "*", ...rest] }) {
	return flow.few(writesToPart(variable, key)).flatMap(({ place }) => isInside(node, place) ? [] : [flow.access(place.right, rest)]);
}
function ofField(flow, node, keys) {
	const written = flow.few(flow.fields.get(keyOf(node)) ?? []).map((value) => flow.access(value, keys));
	return written.length === 0 ? flow.leaf(node, "unknown") : union(...written);
}
function ofObject(flow, node, [key = "*", ...rest]) {
	const origins = [];
	for (const part of node.properties) if (part.type !== "Property") origins.push(flow.access(part.argument, [key, ...rest]));
	else if (key === "*" || keyOf(part) === key || keyOf(part) === "*") origins.push(flow.access(part.value, rest));
	return union(...origins);
}
function ofResult$1(flow, node, keys) {
	const name = flow.names.qualified(node.callee);
	const [first] = node.arguments;
	if (name === "Object.assign" || name === "Object.freeze") return union(...node.arguments.map((argument) => flow.access(argument, keys)));
	if (name === void 0 && first === void 0 && node.callee.type === "MemberExpression" && keyOf(node.callee) === "toObject") return flow.access(node.callee.object, keys);
	const called = cleanedBy(name ?? flow.names.last(node.callee)).length > 0 ? void 0 : calledFunction(flow, node.callee);
	return called === void 0 ? flow.originOf(node) : returnedBy(flow, {
		called,
		call: node,
		keys
	});
}
// src/service/engines/sast/flow/flow.ts
var flows = new WeakMap();
var homes = new WeakMap();
function placeAt(tree, home) {
	homes.set(tree, home);
	flows.delete(tree);
}
function leave(tree) {
	if (tree === void 0) return;
	homes.delete(tree);
	flows.delete(tree);
}
function placedFlow(tree) {
	return tree === void 0 ? void 0 : flows.get(tree);
}
function flowOf(source) {
	const known = flows.get(source.ast);
	if (known !== void 0) return known;
	const flow = createFlow(source, homes.get(source.ast) ?? {
		path: "",
		bounds: createBounds()
	});
	flows.set(source.ast, flow);
	return flow;
}
var mostKeys = 5;
function createFlow(source, home) {
	const { modules, ...found } = inventory(source);
	const insides = new Map();
	const entities = new Map();
	const flow = {
		source,
		...home,
		names: namesOf(source),
		...found,
		...valuesOf(() => flow, home),
		few: home.bounds.few,
		isCutShort: home.bounds.isCutShort,
		loads: (pattern) => modules.some((name) => pattern.test(name)),
		entityOf: (node) => {
			const inner = unwrapped(node);
			if (entities.has(inner)) return entities.get(inner);
			entities.set(inner, void 0);
			const entity = home.bounds.nested(() => findEntity(flow, inner));
			entities.set(inner, entity);
			return entity;
		},
		inside: (fn) => {
			const before = insides.get(fn);
			if (before !== void 0) return before;
			const inside = {
				...flow,
				within: fn,
				...valuesOf(() => inside, home)
			};
			insides.set(fn, inside);
			return inside;
		},
		get home() {
			return flow;
		},
		leaf: (node, level, more) => [leafAt(source, node, {
			level,
			path: home.path,
			...more
		})]
	};
	flow.names = nameThrough(flow, flow.names);
	return flow;
}
function valuesOf(self, { path, bounds }) {
	const origins = new Map();
	const keyFor = (node, keys) => `${path} ${self().within?.range?.join("-") ?? ""} ${node.range?.join("-")} ${keys.join(".")}`;
	const originOf = (node) => {
		const inner = unwrapped(node);
		const known = origins.get(inner);
		if (known !== void 0) return known;
		const { origin, isWhole } = bounds.bounded(keyFor(inner, []), () => evaluate(self(), inner));
		if (isWhole) origins.set(inner, origin);
		return origin;
	};
	const access = (node, written) => {
		const keys = written.slice(0, mostKeys);
		if (keys.length === 0) return originOf(node);
		const inner = unwrapped(node);
		return bounds.bounded(keyFor(inner, keys), () => accessOf(self(), inner, keys)).origin;
	};
	return {
		originOf,
		access
	};
}
function leafAt(source, node, more) {
	const text = source.getText(node).replaceAll(/\s+/g, " ").slice(0, 60);
	return {
		text,
		line: node.loc?.start.line ?? 1,
		safeFor: [],
		names: [text],
		isText: false,
		kind: "other",
		...more
	};
}
var evaluators$1 = {
	Identifier: (flow, node) => named$1(originOfName(flow, node), node.name),
	MemberExpression: (flow, node) => ofMember(flow, node),
	TemplateLiteral: (flow, node) => asText(union(...node.expressions.map((part) => flow.originOf(part)))),
	TaggedTemplateExpression: (flow, node) => {
		const values = union(...node.quasi.expressions.map((part) => flow.originOf(part)));
		return flow.names.qualified(node.tag) === "String.raw" ? asText(values) : safeFor(derived(values), everyPurpose);
	},
	BinaryExpression: (flow, node) => node.operator === "+" ? asText(union(flow.originOf(node.left), flow.originOf(node.right))) : constant$1,
	LogicalExpression: (flow, node) => union(flow.originOf(node.left), flow.originOf(node.right)),
	ConditionalExpression: (flow, { consequent, alternate }) => union(...[consequent, alternate].map((branch) => guarded(flow, flow.originOf(branch), branch))),
	AssignmentExpression: (flow, node) => flow.originOf(node.right),
	SequenceExpression: (flow, node) => ofLast(flow, node.expressions.at(-1)),
	SpreadElement: (flow, node) => flow.originOf(node.argument),
	ArrayExpression: (flow, node) => union(...node.elements.map((element) => element === null ? constant$1 : flow.originOf(element))),
	ObjectExpression: (flow, node) => union(...node.properties.map((part) => flow.originOf(part.type === "Property" ? part.value : part))),
	YieldExpression: (flow, node) => node.argument == null ? constant$1 : flow.originOf(node.argument),
	CallExpression: (flow, node) => ofCall$1(flow, node),
	NewExpression: (flow, node) => ofCall$1(flow, node),
	ThisExpression: (flow, node) => flow.leaf(node, "unknown"),
	ImportExpression: (flow, node) => flow.leaf(node, "unknown")
};
function evaluate(flow, node) {
	const evaluator = evaluators$1[node.type];
	return evaluator === void 0 ? constant$1 : evaluator(flow, node);
}
function ofLast(flow, last) {
	return last === void 0 ? constant$1 : flow.originOf(last);
}
function ofMember(flow, node) {
	const key = keyOf(node);
	if (key === "length") return constant$1;
	const keys = keysOf(node);
	if (isPageSource(flow.names.qualified(node) ?? "") || isRoutePart(keys) || isWindowName(node)) return flow.leaf(node, "outside", {
		kind: "page",
		isText: true
	});
	return named$1(flow.access(node.object, [key]), flow.source.getText(node));
}
function isWindowName(node) {
	return keyOf(node) === "name" && node.object.type === "Identifier" && node.object.name === "window";
}
function isEvent(node) {
	return node?.type === "Identifier" && /^_?(?:event|e|evt|ev)$/.test(node.name);
}
function keysOf(node) {
	const inner = unwrapped(node);
	if (inner.type === "MemberExpression") return [...keysOf(inner.object), keyOf(inner)];
	if (inner.type === "CallExpression") return keysOf(inner.callee);
	return inner.type === "Identifier" ? [inner.name] : [];
}
function ofCall$1(flow, node) {
	const name = flow.names.qualified(node.callee);
	const last = flow.names.last(node.callee);
	if (isPageSource(`${name}()`) || isPageSource(`${last}()`) || isRoutePart(keysOf(node))) return flow.leaf(node, "outside", {
		kind: "page",
		isText: true
	});
	const read = readerOf(name ?? last, isEvent(node.arguments[0]));
	if (read !== void 0) return flow.leaf(node, "outside", {
		...read,
		kind: "web"
	});
	const values = () => union(...node.arguments.map((argument) => flow.originOf(argument)));
	const purposes = cleanedBy(name ?? last);
	if (purposes.length === everyPurpose.length) return constant$1;
	if (purposes.length > 0) return safeFor(withText(name, union(values(), receiverOf$1(flow, node))), purposes);
	const called = calledFunction(flow, node.callee);
	if (called !== void 0) return returnedBy(flow, {
		called,
		call: node
	});
	if (name !== void 0 && isPassing(name)) return withText(name, values());
	const fetched = clientCall.test(name ?? "") ? values().filter(({ level }) => level === "outside") : constant$1;
	if (fetched.length > 0) return fetched.map((leaf) => ({
		...leaf,
		isText: false,
		safeFor: leaf.safeFor.includes("url") ? everyPurpose : []
	}));
	if (node.callee.type === "MemberExpression") return ofMethod(flow, node, node.callee);
	const derivedValues = derived(values());
	return derivedValues.length > 0 ? derivedValues : flow.leaf(node, "unknown");
}
function withText(name, origin) {
	return name === "String" || name?.startsWith("decodeURI") || name?.startsWith("path.") ? asText(origin) : origin;
}
function receiverOf$1(flow, node) {
	const { callee } = node;
	return callee.type === "MemberExpression" && flow.names.qualified(callee.object) === void 0 ? flow.originOf(callee.object) : constant$1;
}
function isNumbering(callback) {
	const isName = (node) => node?.type === "Identifier" && /^(?:Number|parseInt|parseFloat|BigInt|Boolean)$/.test(node.name);
	if (callback?.type !== "ArrowFunctionExpression") return isName(callback);
	const { body } = callback;
	return body.type === "CallExpression" && isName(body.callee) || body.type === "UnaryExpression" && body.operator === "+";
}
var textMethods = /^(?:toString|trim\w*|to(?:Lower|Upper)Case|join|slice|substr\w*|replace(?:All)?|concat|pad\w+|normalize)$/;
function ofMethod(flow, node, callee) {
	const method = keyOf(callee);
	const part = flow.access(callee.object, [method]);
	if (method === "map" && isNumbering(node.arguments[0])) return constant$1;
	const foreign = part.filter(({ level }) => level === "outside");
	const receiver = flow.originOf(callee.object);
	if (foreign.length > 0 && receiver.every(({ level }) => level !== "outside")) return foreign;
	if (!isKept(method)) {
		const all = derived(union(receiver, ...node.arguments.map((argument) => flow.originOf(argument))));
		return all.length > 0 ? all : flow.leaf(node, "unknown");
	}
	const [first, second] = node.arguments;
	const isReplace = method === "replace" || method === "replaceAll";
	const added = isAdding(method) ? union(...node.arguments.slice(isReplace ? 1 : 0).map((argument) => flow.originOf(argument))) : constant$1;
	const pattern = first?.type === "Literal" && "regex" in first ? first.regex : void 0;
	const cleaned = isReplace && second !== void 0 && pattern !== void 0 ? cleanedByReplace(pattern.pattern, pattern.flags) : [];
	if (cleaned.length === everyPurpose.length) return added;
	const kept = union(safeFor(receiver, cleaned), added);
	return textMethods.test(method) && !isFunction(first) ? asText(kept) : kept;
}
// src/service/engines/sast/grammars.ts
var decorators = ["decorators", "decoratorAutoAccessors"];
var legacyDecorators = ["decorators-legacy", "decoratorAutoAccessors"];
var later = [
	"explicitResourceManagement",
	"sourcePhaseImports",
	"deferredImportEvaluation"
];
var scripts = [
	["jsx", ...decorators],
	[
		"jsx",
		"flow",
		...legacyDecorators
	],
	[
		"jsx",
		"typescript",
		...legacyDecorators
	]
];
var typed = [["typescript", ...legacyDecorators], ["typescript", ...decorators]];
var typedMarkup = [[
	"typescript",
	"jsx",
	...legacyDecorators
], [
	"typescript",
	"jsx",
	...decorators
]];
var declarations = [[["typescript", { dts: true }], ...legacyDecorators]];
var dialects = {
	".js": scripts,
	".mjs": scripts,
	".cjs": scripts,
	".jsx": scripts,
	".ts": typed,
	".mts": typed,
	".cts": typed,
	".tsx": typedMarkup
};
function grammarsFor(path, extension) {
	const isDeclaration = /\.d\.(?:[^/.]+\.)?[cm]?ts$/i.test(path);
	const kinds = isDeclaration ? declarations : dialects[extension];
	const key = `${extension} ${isDeclaration}`;
	const known = grammars.get(key);
	if (known !== void 0) return known;
	const types = sourceTypesOf(extension);
	const strict = kinds.flatMap((dialect) => types.map((sourceType) => grammar(sourceType, dialect, false)));
	const [first = []] = kinds;
	const all = [...strict, grammar(types[0] ?? "module", first, true)];
	grammars.set(key, all);
	return all;
}
var grammars = new Map();
function sourceTypesOf(extension) {
	if (extension === ".mjs" || extension === ".mts") return ["module"];
	return extension === ".cjs" || extension === ".cts" ? ["commonjs", "module"] : ["module", "commonjs"];
}
function grammar(sourceType, dialect, recover) {
	return {
		sourceType,
		plugins: [...dialect, ...later],
		recover
	};
}
// src/service/engines/sast/rules/installed.ts
var installedRules = {
	"security/detect-pseudoRandomBytes": {
		cwe: "CWE-338",
		severity: "MEDIUM",
		title: "Use of crypto.pseudoRandomBytes",
		description: "The function is deprecated, and by its contract its numbers need not be unpredictable.",
		remediation: "Use crypto.randomBytes."
	},
	"security/detect-new-buffer": {
		cwe: "CWE-908",
		severity: "MEDIUM",
		title: "Buffer constructor with a value known at run time",
		description: "new Buffer(n) with a number hands out memory that may still hold old contents of the process.",
		remediation: "Use Buffer.from for data and Buffer.alloc for sizes."
	},
	"security/detect-buffer-noassert": {
		cwe: "CWE-119",
		severity: "MEDIUM",
		title: "Buffer access without a bounds check",
		description: "noAssert switches off the check that an offset lies inside the buffer.",
		remediation: "Remove the noAssert argument."
	},
	"security/detect-no-csrf-before-method-override": {
		cwe: "CWE-352",
		severity: "MEDIUM",
		title: "CSRF check before method override",
		description: "The check sees the original method, and the override then turns a harmless GET into a changing request.",
		remediation: "Put the method override before the CSRF middleware."
	}
};
var words = {
	"security/detect-pseudoRandomBytes": /\bpseudoRandomBytes\b/,
	"security/detect-new-buffer": /\bBuffer\b/,
	"security/detect-buffer-noassert": /\b(?:read|write)(?:U?Int(?:8|16|32)|Float|Double)/,
	"security/detect-no-csrf-before-method-override": /\bmethodOverride\b/
};
var escaped = /\\u(?:00[3-7]|\{0*[3-7][\da-f]\})/i;
function installedFor(text) {
	const isEscaped = escaped.test(text);
	return Object.keys(installedRules).filter((rule) => isEscaped || words[rule]?.test(text) !== false);
}
// src/service/engines/sast/program/parsing.ts
var mostCharacters$1 = 1e6;
function createParsing(parser, isShared) {
	const kept = new Map();
	let characters = 0;
	const forget = (path) => {
		characters -= kept.get(path)?.text.length ?? 0;
		kept.delete(path);
	};
	return { parse: (path, written, grammar) => {
		const text = written.replace(/^#!([^\r\n]+)/, "//$1");
		const before = kept.get(path);
		const parsed = before !== void 0 && before.text === text && before.grammar === grammar ? before.parsed : parseNew(parser, text, grammar);
		if (!isShared(path)) return parsed;
		forget(path);
		kept.set(path, {
			text,
			grammar,
			parsed
		});
		characters += text.length;
		for (const oldest of kept.keys()) {
			if (characters <= mostCharacters$1 || oldest === path) break;
			forget(oldest);
		}
		return parsed;
	} };
}
function parseNew(parser, text, grammar) {
	const parsed = parser.parseForESLint(text, parserOptionsOf(grammar));
	if (installedFor(text).length === 0) Object.assign(parsed.ast, {
		tokens: [],
		comments: []
	});
	return parsed;
}
function parserOptionsOf({ sourceType, plugins, recover }) {
	return {
		sourceType,
		requireConfigFile: false,
		babelOptions: {
			babelrc: false,
			configFile: false,
			browserslistConfigFile: false,
			presets: [],
			parserOpts: {
				...sourceType === "commonjs" ? {} : { allowReturnOutsideFunction: true },
				allowUndeclaredExports: true,
				errorRecovery: recover,
				plugins: [...plugins]
			}
		}
	};
}
// src/service/engines/sast/program/patterns.ts
async function loadCheapPatterns() {
	const scopes = await loadIfInstalled(() => import("eslint-scope"));
	for (const visitor of [scopes?.PatternVisitor, scopes?.Referencer]) if (visitor !== void 0) makeCheap(visitor);
}
var cheap = new WeakSet();
function makeCheap(visitor) {
	const base = Object.getPrototypeOf(visitor);
	if (base === null || base === Function.prototype || cheap.has(base)) return;
	const nobody = {};
	let last;
	function Remembered(inner, options) {
		const isSame = last?.options.childVisitorKeys === options.childVisitorKeys && last.options.fallback === options.fallback;
		if (last === void 0 || !isSame) last = {
			options,
			made: Object.entries(new base(nobody, options))
		};
		for (const [name, value] of last.made) this[name] = value === nobody ? inner ?? this : value;
	}
	Remembered.prototype = base.prototype;
	cheap.add(Remembered);
	Object.setPrototypeOf(visitor, Remembered);
}
// src/service/engines/sast/program/quick-parser.ts
function loadQuickParser() {
	try {
		const { cache, resolve } = createRequire(createRequire(import.meta.url).resolve("@babel/eslint-parser"));
		const require = createRequire(resolve("@babel/core/package.json"));
		const path = require.resolve("@babel/parser");
		const babel = require(path);
		cache[path] = Object.assign(new Module(path), {
			filename: path,
			loaded: true,
			exports: {
				...babel,
				parse: quickened(babel.parse)
			}
		});
	} catch {}
}
var convertedType = "ConvertedFile";
function quickened(parse) {
	return (code, options) => {
		if (installedFor(code).length > 0) return parse(code, options);
		const file = Object.assign(parse(code, {
			...options,
			tokens: false
		}), { tokens: [] });
		if (options.plugins?.includes("flow")) return file;
		if (code.includes("`")) widenTemplates(file.program);
		return Object.assign(file, { type: convertedType });
	};
}
function widenTemplates(program) {
	const open = [program];
	for (let node = open.pop(); node !== void 0; node = open.pop()) {
		for (const part of Object.values(node)) if (isNode(part)) open.push(part);
		else if (Array.isArray(part)) open.push(...part.filter(isNode));
		if ("quasis" in node) for (const quasi of node.quasis) widen(quasi);
	}
}
function isNode(part) {
	return typeof part?.type === "string";
}
function widen(quasi) {
	const after = quasi.tail ? 1 : 2;
	quasi.start -= 1;
	quasi.end += after;
	quasi.range[0] -= 1;
	quasi.range[1] += after;
	quasi.loc.start.column -= 1;
	quasi.loc.end.column += after;
}
// src/service/engines/sast/size.ts
var maximumScriptBytes = 1048576;
var minified = {
	leastBytes: 5e3,
	longLine: 500,
	share: .8
};
function reasonToSkip(text) {
	if (text.length > 1048576) return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analysed`;
	if (text.length < minified.leastBytes) return void 0;
	return text.split("\n").reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0) / text.length >= minified.share ? "Minified script: code not analysed" : void 0;
}
// src/service/engines/sast/program/links.ts
var specifier = /(?:\bfrom|\bimport|\brequire|\bexport)\b[\s(]*(["'`])(\.{1,2}(?:\/[^"'`\n\\]*)?)\1/g;
async function linkScripts(root, scripts) {
	const known = new Map(scripts.map(({ path, stored, extension }) => [path, {
		stored,
		extension
	}]));
	const loads = new Map();
	for (const { path, stored } of scripts) {
		const text = readContent(root, stored).toString();
		if (text.length > 1048576) continue;
		for (const [, , written = ""] of text.matchAll(specifier)) {
			const found = resolved(path, written, (each) => known.has(each)).path;
			if (found === void 0 || found === path) continue;
			const importers = loads.get(found);
			if (importers === void 0) loads.set(found, new Set([path]));
			else importers.add(path);
		}
	}
	const linked = new Set([...loads].flatMap(([path, importers]) => [path, ...importers]));
	return new Map([...linked].flatMap((path) => {
		const script = known.get(path);
		return script === void 0 ? [] : [[path, {
			...script,
			importers: [...loads.get(path) ?? []].sort()
		}]];
	}));
}
function stateOfLinks(paths, links, digestOf) {
	const states = paths.map((path) => {
		const script = links.get(path);
		return script === void 0 ? [path] : [
			path,
			digestOf(script.stored),
			script.extension,
			...script.importers
		];
	});
	return fingerprintOf([JSON.stringify(states)]);
}
function resolved(from, written, isThere) {
	const missed = [];
	for (const path of candidates(from, written)) {
		if (isThere(path)) return {
			path,
			missed
		};
		missed.push(path);
	}
	return {
		path: void 0,
		missed
	};
}
var compiled$1 = {
	".js": [".ts", ".tsx"],
	".jsx": [".tsx"],
	".mjs": [".mts"],
	".cjs": [".cts"]
};
function candidates(from, written) {
	const base = posix.join(posix.dirname(from), written.replace(/[?#].*$/, "")).replace(/\/$/, "");
	const extension = posix.extname(base);
	const sources = (compiled$1[extension] ?? []).map((other) => `${base.slice(0, -extension.length)}${other}`);
	const folder = base === "." ? "index" : `${base}/index`;
	return [
		base,
		...sources,
		...scriptExtensions.map((other) => `${base}${other}`),
		...scriptExtensions.map((other) => `${folder}${other}`)
	];
}
// src/service/engines/sast/program/view.ts
var mostFiles = 40;
var mostImporters = 60;
var mostCharacters = 6e5;
function viewFrom(path, parts, main) {
	const { links } = parts.tree;
	const consulted = new Set();
	const flows = new Map();
	const texts = new Map();
	const bounds = createBounds();
	let characters = 0;
	const textOf = (other) => {
		const text = texts.get(other) ?? readText(parts.tree, other);
		texts.set(other, text);
		return text;
	};
	const open = (other) => {
		if (other === path) return main();
		consulted.add(other);
		if (flows.has(other)) return flows.get(other);
		if (flows.size >= mostFiles || characters > mostCharacters) {
			bounds.cut();
			return;
		}
		flows.set(other, void 0);
		const text = textOf(other);
		characters += text.length;
		const flow = load(text, parts, {
			path: other,
			neighbours,
			bounds
		});
		flows.set(other, flow);
		return flow;
	};
	const neighbours = {
		loadedBy: (flow, written) => {
			const found = resolved(flow.path, written, (each) => links.has(each));
			for (const missed of found.missed) consulted.add(missed);
			return found.path === void 0 ? void 0 : open(found.path);
		},
		importersOf: (flow, words) => {
			const importers = links.get(flow.path)?.importers ?? [];
			if (importers.length > mostImporters) bounds.cut();
			return importers.slice(0, mostImporters).flatMap((importer) => {
				consulted.add(importer);
				return (importer === path || words === void 0 || holds(textOf(importer), words) ? open(importer) : void 0) ?? [];
			});
		}
	};
	return {
		home: {
			path,
			neighbours,
			bounds
		},
		consulted: () => [...consulted].filter((each) => each !== path).sort()
	};
}
function load(text, { tree, parsing, sourceOf }, home) {
	const script = tree.links.get(home.path);
	if (script === void 0 || text === "" || reasonToSkip(text) !== void 0) return void 0;
	for (const grammar of grammarsFor(home.path, script.extension)) {
		const parsed = ifParsed(() => parsing.parse(home.path, text, grammar));
		if (parsed !== void 0) return createFlow(sourceOf(text, parsed, grammar), home);
	}
}
function ifParsed(parse) {
	try {
		return parse();
	} catch {
		return;
	}
}
function readText({ root, links }, path) {
	try {
		const { text, isEncrypted } = decodeText(readContent(root, links.get(path)?.stored ?? path));
		return isEncrypted ? "" : text;
	} catch {
		return "";
	}
}
var handingOn = /\bexport\s*\*|\bexports\b[^;\n]*=[^;\n]*\brequire\b|\.\.\.\s*require\b|\bextends\b/;
function holds(text, words) {
	return handingOn.test(text) || [...words].some((word) => text.includes(word));
}
// src/service/engines/sast/rules/places.ts
function calls$1(find) {
	return {
		CallExpression: find,
		NewExpression: find
	};
}
function rootOf(node) {
	const inner = unwrapped(node);
	if (inner.type === "MemberExpression") return inner.object.type === "ThisExpression" ? keyOf(inner) : rootOf(inner.object);
	if (inner.type === "CallExpression") return rootOf(inner.callee);
	return inner.type === "Identifier" ? inner.name : "";
}
function receiverOf(node) {
	const callee = unwrapped(node.callee);
	return callee.type === "MemberExpression" ? unwrapped(callee.object) : void 0;
}
var responseName = /^_?(?:res|response|resp|reply|rep|ctx|context|h|c|httpResponse)$/i;
function isOnResponse(node) {
	const receiver = receiverOf(node);
	return receiver !== void 0 && responseName.test(rootOf(receiver));
}
function objectOf(flow, node) {
	const inner = node === void 0 ? void 0 : unwrapped(node);
	if (inner?.type === "ObjectExpression") return inner;
	const definition = inner?.type === "Identifier" ? flow.names.variableOf(inner)?.defs[0] : void 0;
	const value = definition?.type === "Variable" && definition.node.init != null ? unwrapped(definition.node.init) : void 0;
	return value?.type === "ObjectExpression" ? value : void 0;
}
function namesAround(flow, node) {
	const names = [];
	for (const outer of flow.source.getAncestors(node)) if (outer.type === "VariableDeclarator" || outer.type === "AssignmentExpression") names.push(textOf$1(flow, outer));
	else if (outer.type === "Property" || outer.type === "MethodDefinition" || outer.type === "PropertyDefinition") names.push(keyOf(outer));
	else if ((outer.type === "FunctionDeclaration" || outer.type === "FunctionExpression") && outer.id != null) names.push(outer.id.name);
	return names.join(" ");
}
function textOf$1(flow, node) {
	return flow.source.getText(node.type === "VariableDeclarator" ? node.id : node.left).slice(0, 200);
}
// src/service/engines/sast/rules/browser-settings.ts
var windows = /^(?:BrowserWindow|BrowserView|WebContentsView)$/;
var reach$1 = [
	"nodeIntegration",
	"nodeIntegrationInWorker",
	"nodeIntegrationInSubFrames",
	"enableRemoteModule"
];
var fences = [
	"contextIsolation",
	"webSecurity",
	"sandbox"
];
var browserSettings = {
	id: "browser-settings",
	cwe: "CWE-1188",
	title: "Window of Electron whose pages reach the system",
	description: "Pages of the window may use Node.js, or are not kept apart from code that may. A script in any of them then runs with the rights of the program.",
	remediation: "Leave nodeIntegration off and contextIsolation, sandbox and webSecurity on, and hand out single functions by a preload script.",
	cvss: 6.5,
	severity: { found: "MEDIUM" },
	variants: {
		message: {
			cwe: "CWE-346",
			title: "Message to a window of any origin",
			description: "With '*' whatever page the window shows by then receives the message.",
			remediation: "Name the origin that is meant to receive it.",
			cvss: 4.3,
			severity: {
				unknown: "LOW",
				parameter: "LOW",
				entry: "LOW",
				checked: "LOW",
				outside: "LOW"
			}
		},
		trusted: {
			cwe: "CWE-79",
			title: "Value declared trusted for a page",
			description: "AngularJS escapes values; this call tells it to take one as it is, scripts included.",
			remediation: "Bind the value without $sce.trustAs, or clean it with $sanitize first.",
			cvss: 6.1,
			severity: {
				outside: "HIGH",
				entry: "MEDIUM",
				parameter: "MEDIUM",
				unknown: "MEDIUM"
			}
		}
	},
	find: (flow) => calls$1((node) => {
		const [first, second] = node.arguments;
		const method = flow.names.last(node.callee);
		if (node.type === "NewExpression" && windows.test(method)) return (objectOf(flow, propertyOf(objectOf(flow, first), "webPreferences"))?.properties ?? []).flatMap((part) => part.type === "Property" && isWide(keyOf(part), unwrapped(part.value)) ? [{ at: part }] : []);
		if (first === void 0) return void 0;
		if (method === "postMessage" && plainText(second) === "*") return {
			at: node,
			values: [first],
			variant: "message"
		};
		return /^trustAs(?:Html|Js|ResourceUrl|Url|Css)?$/.test(method) && /\bsce$/i.test(receiverName(flow.names.last, node)) ? {
			at: node,
			values: [method === "trustAs" ? second ?? first : first],
			variant: "trusted"
		} : void 0;
	}),
	good: [
		"new BrowserWindow({ webPreferences: { nodeIntegration: false, contextIsolation: true } })",
		"new BrowserWindow({ width: 800 })",
		"parent.postMessage(token, \"https://example.com\")",
		"parent.postMessage(\"ready\", \"*\")",
		"$sce.trustAsHtml(\"<b>a</b>\")"
	],
	bad: [
		["new BrowserWindow({ webPreferences: { nodeIntegration: true } })", "MEDIUM"],
		["const { BrowserWindow } = require(\"electron\"); new BrowserWindow({ webPreferences: { contextIsolation: false } })", "MEDIUM"],
		["parent.postMessage(token, \"*\")", "LOW"],
		["$scope.html = $sce.trustAsHtml(location.hash)", "HIGH"],
		["$scope.html = $sce.trustAsHtml(comment.text)", "MEDIUM"]
	]
};
function isWide(key, value) {
	return reach$1.includes(key) && isTrue(value) || fences.includes(key) && isFalse(value);
}
function receiverName(last, { callee }) {
	const inner = unwrapped(callee);
	return inner.type === "MemberExpression" ? last(inner.object).replace(/^\$/, "") : "";
}
// src/service/engines/sast/rules/code-injection.ts
var virtualMachine = /^(?:vm|vm2|isolated-vm)\.(?:runIn\w+|compileFunction|Script|\w+\(\)\.run\w*|VMScript)$/;
var evaluators = /^(?:safe-eval|static-eval|notevil|expression-eval\.eval|mathjs\.(?:eval|evaluate|compile|parse)|mathjs(?:\.create)?\(\)\.(?:eval|evaluate)|sandboxjs|node-eval|require-from-string|eval-sanitizer|jsonpath\.query)(?:\(\))?$/;
var timers = /^(?:setTimeout|setInterval|setImmediate|execScript)$/;
var codeInjection = {
	id: "code-injection",
	cwe: "CWE-95",
	title: "Use of eval with an expression",
	description: "Text that is only known at run time is executed as code. Whoever can influence the text runs code with the rights of the program.",
	remediation: "Parse data with JSON.parse, look functions up in a table, or use a real expression parser. Do not execute text.",
	cvss: 8.8,
	severity: {
		outside: "HIGH",
		entry: "HIGH",
		parameter: "MEDIUM",
		unknown: "MEDIUM",
		constant: "INFO"
	},
	variants: {
		function: {
			title: "Code built at run time with the Function constructor",
			severity: {
				outside: "HIGH",
				entry: "HIGH",
				parameter: "MEDIUM",
				unknown: "MEDIUM",
				constant: "INFO"
			}
		},
		timer: {
			title: "Timer that executes text as code",
			severity: {
				outside: "HIGH",
				entry: "MEDIUM",
				parameter: "MEDIUM",
				unknown: "MEDIUM",
				constant: "LOW"
			}
		},
		machine: {
			cwe: "CWE-94",
			title: "Foreign text or data in a script of the vm module",
			severity: { outside: "HIGH" }
		},
		evaluator: {
			cwe: "CWE-94",
			title: "Foreign text given to an evaluator",
			severity: { outside: "HIGH" }
		}
	},
	find: (flow) => {
		const isText = (node) => {
			const inner = unwrapped(node);
			return inner.type === "Literal" && typeof inner.value === "string" || inner.type === "TemplateLiteral" || inner.type === "BinaryExpression" && inner.operator === "+";
		};
		return calls$1((node) => {
			const name = flow.names.qualified(node.callee) ?? "";
			const [first, second] = node.arguments;
			if (first === void 0 || isFunction(first)) return void 0;
			if (name === "eval") return {
				at: node,
				values: [first]
			};
			if (/^(?:Function|\w+\.constructor\.constructor)$/.test(name)) return {
				at: node,
				values: node.arguments,
				variant: "function"
			};
			if (timers.test(name)) {
				const isForeign = flow.originOf(first).some(({ level, isText: text }) => level === "outside" && text);
				return isText(first) || isForeign ? {
					at: node,
					values: [first],
					variant: "timer"
				} : void 0;
			}
			if (virtualMachine.test(name)) return {
				at: node,
				values: [first, ...executed(flow, first, second)],
				variant: "machine"
			};
			return evaluators.test(name) ? {
				at: node,
				values: [first],
				variant: "evaluator"
			} : void 0;
		});
	},
	good: [
		"const sleep = require(\"util\").promisify(setTimeout); sleep(100)",
		"JSON.parse(req.query.x)",
		"setTimeout(work, 10)",
		"const eval2 = (x) => x; eval2(location.hash)",
		"function f(req) { vm.run(Number(req.query.x)) }",
		"const vm = require(\"vm\"); app.post(\"/\", ({ body }, res) => { vm.runInNewContext(\"parse(a)\", { parse, a: body.a }) })",
		"const vm = require(\"vm\"); app.post(\"/\", ({ body }, res) => { vm.runInNewContext(\"JSON.stringify(evaluated)\", { evaluated: body.a }) })"
	],
	bad: [
		["app.get(\"/\", (req, res) => { eval(req.query.x) })", "HIGH"],
		["export const price = (text) => eval(text)", "HIGH"],
		["eval(input)", "HIGH"],
		["const a = compute(); eval(a)", "MEDIUM"],
		["eval(\"1 + 1\")", "INFO"],
		["window.eval(location.hash)", "HIGH"],
		["new Function(\"a\", input)", "HIGH"],
		["new Function(\"a\", \"return a\")", "INFO"],
		["setTimeout(\"work()\", 10)", "LOW"],
		["setTimeout(\"work(\" + location.hash + \")\", 10)", "HIGH"],
		["const vm = require(\"vm\"); app.post(\"/\", ({ body }, res) => { const box = { a: body.a }; vm.createContext(box); vm.runInContext(\"run(a)\", box) })", "HIGH"],
		["const vm = require(\"vm\"); app.post(\"/\", ({ body }, res) => { vm.runInNewContext(\"new Function(a)()\", { a: body.a }) })", "HIGH"],
		["const vm = require(\"vm\"); app.post(\"/\", ({ body }, res) => { const box = { safeEval, a: body.a }; vm.runInNewContext(\"safeEval( a )\", box) })", "HIGH"],
		["const vm = require(\"vm\"); app.post(\"/\", ({ body }, res) => { vm.runInNewContext(script, { a: body.a }) })", "HIGH"],
		["import math from \"mathjs\"; export const f = (req, res) => res.send(math.eval(req.body.eqn))", "HIGH"]
	]
};
var executing = /(?:eval\w*|exec\w*|run\w*|compile\w*|interpret\w*|Function|setTimeout|setInterval)$/i;
function executed(flow, script, context) {
	const sandbox = objectOf(flow, context);
	const text = plainText(script);
	if (sandbox === void 0 || text === void 0) return context === void 0 ? [] : [sandbox ?? context];
	return [...text.matchAll(/([\w$.]+)\s*\(\s*([\w$]+)/g)].flatMap(([, callee = "", name = ""]) => {
		const value = executing.test(callee) ? propertyOf(sandbox, name) : void 0;
		return value === void 0 ? [] : [value];
	});
}
// src/service/engines/sast/flow/text.ts
var deepest = 8;
var mostParts = 200;
var known$1 = new WeakMap();
function partsOf(flow, node, depth = 0) {
	const inner = unwrapped(node);
	const text = plainText(inner);
	if (text !== void 0) return [{ text }];
	const parts = known$1.get(flow) ?? new Map();
	known$1.set(flow, parts);
	const before = parts.get(inner);
	if (before !== void 0) return before;
	parts.set(inner, [{ value: inner }]);
	const all = depth > deepest ? [{ value: inner }] : ofKind(flow, inner, depth + 1) ?? [{ value: inner }];
	const some = all.length > mostParts ? [...all.slice(0, mostParts), { value: inner }] : all;
	parts.set(inner, some);
	return some;
}
function ofKind(flow, node, depth) {
	if (node.type === "TemplateLiteral") return node.quasis.flatMap((quasi, index) => {
		const value = node.expressions[index];
		return [{ text: quasi.value.cooked ?? "" }, ...value === void 0 ? [] : partsOf(flow, value, depth)];
	});
	if (node.type === "BinaryExpression" && node.operator === "+") return [...partsOf(flow, node.left, depth), ...partsOf(flow, node.right, depth)];
	if (node.type === "CallExpression") return ofCall(flow, node, depth);
	return node.type === "Identifier" ? ofName(flow, node, depth) : void 0;
}
function ofCall(flow, node, depth) {
	const { callee } = node;
	const name = flow.names.qualified(callee);
	if (name === "util.format" || name === "String") return node.arguments.flatMap((argument) => partsOf(flow, argument, depth));
	const called = calledFunction(flow, callee);
	if (called !== void 0) return ofResult(flow, node, {
		called,
		depth
	});
	if (callee.type !== "MemberExpression") return void 0;
	const method = keyOf(callee);
	if (method === "concat") return [callee.object, ...node.arguments].flatMap((part) => partsOf(flow, part, depth));
	const list = unwrapped(callee.object);
	if (method === "join" && list.type === "ArrayExpression") return list.elements.flatMap((element) => element === null ? [] : partsOf(flow, element, depth));
	return /^(?:trim\w*|toString|toLowerCase|toUpperCase|replace)$/.test(method) ? partsOf(flow, callee.object, depth) : void 0;
}
function ofResult(flow, call, { called, depth }) {
	const parts = (called.flow.returns.get(called.node) ?? []).flatMap((value) => partsOf(called.flow, value, depth));
	if (called.flow === flow.home) return parts;
	return [...parts.filter((part) => "text" in part), { value: call }];
}
function ofName(flow, node, depth) {
	const variable = flow.names.variableOf(node);
	if (variable?.defs[0]?.type !== "Variable") return void 0;
	const writes = writesBefore(flow, variable, node);
	const isSimple = writes.every(({ path, place }) => path.length === 0 && functionAround(place) === functionAround(node));
	const isGlobal = writes.length === 1 && writes[0]?.path.length === 0;
	if (writes.length === 0 || writes.length > 20 || !(isSimple || isGlobal)) return void 0;
	return writes.flatMap(({ value }) => partsOf(flow, value, depth)).map((part) => "text" in part ? part : {
		...part,
		names: [...part.names ?? [], node.name]
	});
}
function wordsOf$1(parts) {
	return parts.map((part) => "text" in part ? part.text : " ").join("");
}
function originOfParts(flow, parts) {
	return union(...parts.map((part) => originOfPart(flow, part)));
}
function originOfPart(flow, part) {
	if ("text" in part) return [];
	return (part.names ?? []).reduce((origin, name) => named$1(origin, name), flow.originOf(part.value));
}
function originOfHost(flow, node) {
	const inner = unwrapped(node);
	if (inner.type === "ConditionalExpression") return union(...[inner.consequent, inner.alternate].map((branch) => guarded(flow, originOfHost(flow, branch), branch)));
	if (inner.type === "LogicalExpression") return union(originOfHost(flow, inner.left), originOfHost(flow, inner.right));
	const decisive = [];
	let start = "";
	for (const part of partsOf(flow, node)) {
		if ("text" in part) start += part.text;
		else {
			const origin = flow.originOf(part.value);
			decisive.push(part);
			if (origin.length > 0 && origin.every(({ level }) => level !== "outside")) break;
			start += "\0";
		}
		if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#\0]+[/?#]/i.test(start) || /^\/(?![/\\\0])./s.test(start) || /^[?#.]/.test(start)) break;
	}
	return originOfParts(flow, decisive);
}
// src/service/engines/sast/rules/command-injection.ts
var shells$1 = /^(?:(?:child_process|child-process-promise|cross-spawn|mz\/child_process)\.(?:exec|execSync)|shelljs\.exec|execa\.(?:command|execaCommand|commandSync)|execaCommand(?:Sync)?|node-cmd\.(?:get|run|runSync)|shelljs\/global\.exec)$/;
var programs = /^(?:(?:child_process|cross-spawn|mz\/child_process)(?:\.(?:spawn|spawnSync|sync|execFile|execFileSync))?|execa(?:\.\w+)?)$/;
var shellProgram = /(?:^|[/\\])(?:(?:ba|z|da|k|c)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)$/i;
var commandInjection = {
	id: "command-injection",
	cwe: "CWE-78",
	title: "Shell command built at run time",
	description: "Text that is only known at run time becomes part of a command for a shell. Whoever can influence it can start any other command.",
	remediation: "Use execFile or spawn with a fixed program and an array of arguments, and no shell.",
	cvss: 8.8,
	severity: {
		outside: "HIGH",
		entry: "HIGH",
		parameter: "MEDIUM",
		unknown: "LOW"
	},
	purpose: "shell",
	kinds: [
		"web",
		"header",
		"archive"
	],
	variants: { whole: { severity: {
		outside: "HIGH",
		entry: "MEDIUM",
		parameter: "LOW"
	} } },
	find: (flow) => {
		const ofText = (at, value) => {
			const isBuilt = /\S/.test(wordsOf$1(partsOf(flow, value)));
			return {
				at,
				values: [value],
				...isBuilt ? {} : { variant: "whole" }
			};
		};
		return calls$1((node) => {
			const name = flow.names.qualified(node.callee) ?? "";
			const [first, second, third] = node.arguments;
			if (first === void 0) return void 0;
			if (shells$1.test(name)) return ofText(node, first);
			if (!programs.test(name)) return void 0;
			const options = [second, third].find((argument) => argument !== void 0 && unwrapped(argument).type === "ObjectExpression");
			const shell = propertyOf(options, "shell");
			if (isTrue(shell) || shell !== void 0 && !isFalse(shell) && plainText(shell) !== void 0 || shellProgram.test(plainText(first) ?? "") && second !== void 0) return {
				at: node,
				values: node.arguments.filter((argument) => argument !== options)
			};
			return {
				at: node,
				values: [first],
				variant: "whole",
				most: "outside"
			};
		});
	},
	good: [
		"require(\"child_process\").execFile(\"ls\", [req.query.dir])",
		"require(\"child_process\").exec(\"ls -l\")",
		"const { exec } = require(\"child_process\"); const dir = \"a\"; exec(\"ls \" + dir)",
		"const { exec } = require(\"child_process\"); app.get(\"/\", (req, res) => exec(\"kill \" + Number(req.query.pid)))",
		"const { exec } = require(\"child_process\"); app.get(\"/\", (req, res) => { if (![\"a\", \"b\"].includes(req.query.x)) return; exec(\"ls \" + req.query.x) })",
		"const { exec } = require(\"child_process\"); app.get(\"/\", (req, res) => { const x = req.query.x; if (!/^[a-z0-9]+$/.test(x)) return res.end(); exec(\"ls \" + x) })",
		"/x/.exec(req.query.x)"
	],
	bad: [
		["const { exec } = require(\"child_process\"); io.on(\"connection\", (s) => { s.on(\"ping\", (host) => exec(\"ping \" + host)) })", "HIGH"],
		["const spawn = require(\"cross-spawn\"); app.get(\"/\", (req, res) => spawn.sync(\"ls \" + req.query.d, { shell: true }))", "HIGH"],
		["const { exec } = require(\"child_process\"); module.exports.run = async (event, context) => { exec(\"ls \" + event.queryStringParameters.a) }", "HIGH"],
		["const { exec } = require(\"child_process\"); module.exports.ping = (req, res) => { exec(\"ping -c 2 \" + req.body.address, () => {}) }", "HIGH"],
		["import * as cp from \"node:child_process\"; router.post(\"/\", async (ctx) => { cp.execSync(`ls ${ctx.request.body.dir}`) })", "HIGH"],
		["const { exec } = require(\"node:child_process\"); exports.list = (name) => exec(\"ls \" + name)", "HIGH"],
		["const { promisify } = require(\"util\"); const run = promisify(require(\"child_process\").exec); async function f(req, res) { await run(\"git log \" + req.params.ref) }", "HIGH"],
		["const { spawn } = require(\"child_process\"); app.get(\"/\", (req, res) => spawn(\"sh\", [\"-c\", \"ls \" + req.query.x]))", "HIGH"],
		["const { spawn } = require(\"child_process\"); app.get(\"/\", (req, res) => spawn(\"ls \" + req.query.x, { shell: true }))", "HIGH"],
		["const { exec } = require(\"child_process\"); function run(cmd) { exec(cmd) } app.get(\"/\", (req, res) => run(\"ls \" + req.query.x))", "HIGH"],
		["const { exec } = require(\"child_process\"); exports.run = (command) => exec(command)", "MEDIUM"],
		["const { exec } = require(\"child_process\"); const dir = find(); exec(\"ls \" + dir)", "LOW"]
	]
};
// src/service/engines/sast/rules/deserialization.ts
var running = /^(?:node-serialize|serialize-to-js|funcster|cryo|serijs|node-serialize-js)\.(?:unserialize|deserialize|deepDeserialize|parse)$/;
var loading = /^(?:js-yaml|yamljs)\.(?:load|loadAll|parse)$/;
var deserialization = {
	id: "deserialization",
	cwe: "CWE-502",
	title: "Foreign data turned into objects with code",
	description: "The format can hold functions, which run when it is read. Whoever can influence the data runs code with the rights of the program.",
	remediation: "Use JSON.parse and validate the result by a schema.",
	cvss: 8.8,
	severity: {
		outside: "HIGH",
		entry: "MEDIUM",
		parameter: "MEDIUM",
		unknown: "MEDIUM"
	},
	variants: {
		yaml: {
			title: "Foreign YAML read without limits",
			description: "Aliases in a YAML document can multiply until memory is full, and older versions of the parser build objects with code from tags.",
			remediation: "Limit the size of the document, use JSON_SCHEMA, or a parser that limits aliases (yaml: maxAliasCount).",
			severity: { outside: "MEDIUM" },
			cvss: 5.3
		},
		buffer: {
			title: "Foreign data read by v8.deserialize",
			severity: { outside: "MEDIUM" }
		}
	},
	find: (flow) => calls$1((node) => {
		const name = flow.names.qualified(node.callee) ?? "";
		const [first, second] = node.arguments;
		if (first === void 0) return void 0;
		if (running.test(name)) return {
			at: node,
			values: [first]
		};
		if (name === "v8.deserialize") return {
			at: node,
			values: [first],
			variant: "buffer"
		};
		const isLimited = /JSON_SCHEMA|FAILSAFE_SCHEMA|CORE_SCHEMA|SAFE_SCHEMA/.test(second === void 0 ? "" : flow.source.getText(objectOf(flow, second) ?? second));
		if (loading.test(name) && second !== void 0 && hasFunctions(flow, second)) return {
			at: node,
			values: [first]
		};
		return loading.test(name) && !isLimited ? {
			at: node,
			values: [first],
			variant: "yaml"
		} : void 0;
	}),
	good: ["app.post(\"/\", (req, res) => JSON.parse(req.body.a))", "const yaml = require(\"js-yaml\"); yaml.load(fs.readFileSync(\"a.yml\"))"],
	bad: [
		["const yaml = require(\"js-yaml\"); app.post(\"/\", (req, res) => yaml.load(req.body.y, { schema: yaml.DEFAULT_FULL_SCHEMA }))", "HIGH"],
		["import yaml from \"js-yaml\"; import types from \"js-yaml-js-types\"; const schema = yaml.DEFAULT_SCHEMA.extend(types.all); app.post(\"/\", (req, res) => yaml.load(req.body.y, { schema }))", "HIGH"],
		["const serialize = require(\"node-serialize\"); app.post(\"/\", (req, res) => serialize.unserialize(req.cookies.profile))", "HIGH"],
		["import { unserialize } from \"node-serialize\"; export const read = (text) => unserialize(text)", "MEDIUM"],
		["const yaml = require(\"js-yaml\"); app.post(\"/\", ({ file }, res) => { const data = file.buffer.toString(); yaml.load(data) })", "MEDIUM"]
	]
};
function hasFunctions(flow, options) {
	const schema = propertyOf(objectOf(flow, options), "schema");
	if (schema === void 0) return false;
	const definition = schema.type === "Identifier" ? flow.names.variableOf(schema)?.defs[0] : void 0;
	const value = definition?.type === "Variable" ? definition.node.init : void 0;
	return /DEFAULT_FULL_SCHEMA/.test(flow.source.getText(schema)) || value != null && /\.extend\(/.test(flow.source.getText(value)) && flow.loads(/^js-yaml-js-types$/);
}
// src/service/engines/sast/rules/directory-query.ts
var paths = /^(?:xpath(?:\.js)?|xpath-html|xpath-ts|fontoxpath)\.(?:select1?|selectWithResolver|evaluate|parse|evaluateXPath\w*|useNamespaces\(\))$|^document\.evaluate$/;
var filter = /\(\s*(?:[&|!]\s*\(\s*)*[\w.;-]+\s*[~<>]?=/;
var directoryQuery = {
	id: "directory-query",
	cwe: "CWE-90",
	title: "LDAP filter built from text",
	description: "A value becomes part of the filter of a search in a directory. Whoever can influence it can find other entries, or log in as anybody.",
	remediation: "Build the filter with the classes of the library, or escape the value for filters.",
	cvss: 7.5,
	severity: {
		outside: "HIGH",
		entry: "LOW",
		parameter: "LOW"
	},
	purpose: "html",
	variants: { xpath: {
		cwe: "CWE-643",
		title: "XPath expression built from text",
		description: "A value becomes part of an XPath expression. Whoever can influence it can read other parts of the document.",
		remediation: "Use variables of XPath, or permit only letters and digits in the value.",
		severity: { outside: "HIGH" }
	} },
	find: (flow) => calls$1((node) => {
		const [first, second] = node.arguments;
		if (first === void 0) return void 0;
		if (paths.test(flow.names.qualified(node.callee) ?? "")) return {
			at: node,
			values: [first],
			variant: "xpath"
		};
		const method = flow.names.last(node.callee);
		if (method === "find" && flow.loads(/^libxmljs2?$/) && objectOf(flow, first) === void 0 && !isFunction(first)) return {
			at: node,
			values: [first],
			variant: "xpath"
		};
		if (method !== "search" && method !== "searchUser" && method !== "findUser") return void 0;
		const text = propertyOf(objectOf(flow, second), "filter") ?? propertyOf(objectOf(flow, first), "filter") ?? second;
		if (text === void 0) return void 0;
		const parts = partsOf(flow, text);
		return filter.test(wordsOf$1(parts)) ? {
			at: node,
			origin: originOfParts(flow, parts)
		} : void 0;
	}),
	good: [
		"const libxmljs = require(\"libxmljs\"); app.get(\"/\", (req, res) => db.User.find({ where: { id: req.query.id } }))",
		"app.get(\"/\", (req, res) => client.search(\"dc=a\", { filter: new EqualityFilter({ attribute: \"uid\", value: req.query.a }) }))",
		"const xpath = require(\"xpath\"); xpath.select(\"//user\", doc)",
		"app.get(\"/\", (req, res) => text.search(req.query.a))"
	],
	bad: [["app.get(\"/\", (req, res) => client.search(\"dc=a\", { filter: `(&(uid=${req.query.a})(b=c))` }, done))", "HIGH"], ["const xpath = require(\"xpath\"); app.get(\"/\", (req, res) => xpath.select(\"//user[name='\" + req.query.a + \"']\", doc))", "HIGH"]]
};
// src/service/engines/sast/rules/dom-xss.ts
var properties = /^(?:innerHTML|outerHTML|srcdoc)$/;
var scriptProperties = /^(?:src|text|textContent|innerText)$/;
var trusting = /^bypassSecurityTrust(?:Html|Script|Url|ResourceUrl)$/;
var domXss = {
	id: "dom-xss",
	cwe: "CWE-79",
	title: "Markup assigned without escaping",
	description: "A value that is not constant becomes markup of the page, scripts included.",
	remediation: "Use textContent, or clean the value with a sanitizer such as DOMPurify.",
	cvss: 7.1,
	severity: {
		outside: "HIGH",
		entry: "MEDIUM",
		parameter: "MEDIUM",
		unknown: "MEDIUM"
	},
	purpose: "html",
	variants: {
		method: { title: "Markup inserted without escaping" },
		query: {
			title: "Markup inserted by jQuery without escaping",
			severity: {
				outside: "HIGH",
				entry: "LOW",
				parameter: "LOW",
				unknown: "LOW"
			}
		},
		foreign: {
			title: "Markup inserted by jQuery without escaping",
			severity: { outside: "HIGH" }
		},
		trusted: {
			title: "Value declared trusted for a page",
			description: "Angular escapes values; this call tells it to take one as it is, scripts included.",
			remediation: "Let Angular escape the value, or clean it with sanitizer.sanitize or DOMPurify first."
		},
		style: {
			title: "Style declared trusted for a page",
			description: "Angular takes the value as a style as it is. It can load pictures from elsewhere and disguise the page, but runs no script.",
			remediation: "Choose among styles of your own by the value.",
			severity: {
				outside: "MEDIUM",
				entry: "LOW",
				parameter: "LOW",
				unknown: "LOW"
			},
			cvss: 4.3
		},
		safe: {
			title: "Value declared markup for a template",
			description: "The template escapes values; this call tells it to take one as it is, scripts included.",
			remediation: "Escape the value first, for instance with Handlebars.escapeExpression, or clean it with a sanitizer."
		},
		script: {
			title: "Script element filled from outside",
			description: "A value from outside is the address or the text of a script, which then runs in the page.",
			remediation: "Load scripts from fixed addresses only.",
			severity: { outside: "HIGH" }
		},
		link: {
			title: "Address of a link chosen from outside",
			description: "An address that begins with \"javascript:\" runs as a script when somebody follows the link.",
			remediation: "Parse the address with URL and allow http and https only.",
			severity: { outside: "MEDIUM" },
			cvss: 5.4
		},
		react: {
			title: "Markup set in React without escaping",
			remediation: "Render the value as text, or clean it with a sanitizer such as DOMPurify."
		}
	},
	find: (flow) => ({
		AssignmentExpression: (node) => {
			const special = ofElement(flow, node);
			if (special !== void 0) return special;
			return node.left.type === "MemberExpression" && properties.test(keyOf(node.left)) && !isOpaque(flow, node.right) ? {
				at: node,
				values: [node.right]
			} : void 0;
		},
		JSXAttribute: ((node) => ofReact(flow, node)),
		Property: (node) => keyOf(node) === "dangerouslySetInnerHTML" || keyOf(node) === "innerHTML" && isAttribute(flow, node) ? ofMarkup(node, unwrapped(node.value)) : void 0,
		...calls$1((node) => {
			const name = flow.names.qualified(node.callee) ?? "";
			const method = flow.names.last(node.callee);
			const [first, second] = node.arguments;
			if (first === void 0) return void 0;
			if (/^document\.write(?:ln)?$/.test(name)) return {
				at: node,
				values: node.arguments,
				variant: "method"
			};
			if (method === "insertAdjacentHTML" && second !== void 0) return {
				at: node,
				values: [second],
				variant: "method"
			};
			if (/^(?:createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/.test(method)) return {
				at: node,
				values: [first],
				variant: "method"
			};
			if (/(?:^|\.)(?:Handlebars|hbs|handlebars)\.SafeString$/.test(name) || /^lit\S*\.unsafe(?:HTML|SVG)$/.test(name)) return {
				at: node,
				values: [first],
				variant: "safe"
			};
			if (method === "setProperty" && second !== void 0 && properties.test(plainText(second) ?? "")) return {
				at: node,
				values: node.arguments.slice(2, 3),
				variant: "method"
			};
			if (trusting.test(method)) return {
				at: node,
				values: [first],
				variant: "trusted"
			};
			if (method === "bypassSecurityTrustStyle") return {
				at: node,
				values: [first],
				variant: "style"
			};
			if (method === "setAttribute" && second !== void 0 && /^(?:on\w+|srcdoc)$/i.test(plainText(first) ?? "")) return {
				at: node,
				values: [second],
				variant: "method"
			};
			return ofQuery(flow, node, name);
		})
	}),
	good: [
		"const a = document.querySelector(\"a\"); a.href = \"/search?q=\" + location.hash",
		"const a = document.querySelector(\"a\"); a.href = location.href",
		"const s = document.createElement(\"script\"); s.src = \"/a.js?v=\" + location.hash",
		"const P = ({ user }) => <a href={user.site}>x</a>",
		"new Handlebars.SafeString(\"<b>a</b>\")",
		"const a = { innerHTML: text }",
		"page.innerHTML = \"<b>a</b>\"",
		"page.innerHTML = \"\"",
		"page.textContent = location.hash",
		"page.innerHTML = DOMPurify.sanitize(location.hash)",
		"page.innerHTML = `<b>${escapeHtml(name)}</b>`",
		"page.innerHTML = `<b>${items.length}</b>`",
		"const A = () => <p dangerouslySetInnerHTML={{ __html: sanitizeHtml(a) }} />",
		"$(\"#a\").html(\"<b>a</b>\")",
		"list.append(name)",
		"const style = \"a { b: c }\"; const A = () => <style dangerouslySetInnerHTML={{ __html: style }} />"
	],
	bad: [
		["const s = document.createElement(\"script\"); s.src = new URLSearchParams(location.search).get(\"src\")", "HIGH"],
		["const s = document.createElement(\"script\"); s.textContent = location.hash", "HIGH"],
		["const a = document.querySelector(\"a\"); a.href = new URLSearchParams(location.search).get(\"next\")", "MEDIUM"],
		["const P = () => { const [p] = useSearchParams(); return <a href={p.get(\"u\")}>x</a> }", "MEDIUM"],
		["box.innerHTML = window.name", "HIGH"],
		["window.addEventListener(\"message\", (e) => { if (e.origin !== allowed) return; box.innerHTML = e.data.html })", "MEDIUM"],
		["addEventListener(\"message\", ({ data, origin }) => { if (origin === \"https://a.example\") box.innerHTML = data })", "MEDIUM"],
		["Handlebars.registerHelper(\"raw\", (text) => new Handlebars.SafeString(\"<b>\" + text))", "MEDIUM"],
		["app.get(\"/\", (req, res) => { res.render(\"x\", { n: new hbs.SafeString(req.query.n) }) })", "HIGH"],
		["import { unsafeHTML } from \"lit/directives/unsafe-html.js\"; export const t = (x) => unsafeHTML(x)", "MEDIUM"],
		["class A { f(h) { this.renderer.setProperty(this.el.nativeElement, \"innerHTML\", h) } }", "MEDIUM"],
		["const P = (props) => <div innerHTML={props.html} />", "MEDIUM"],
		["export default { props: [\"html\"], render() { return h(\"div\", { innerHTML: this.html }) } }", "MEDIUM"],
		["class A { f() { this.route.queryParams.subscribe((p) => { this.a = this.sanitizer.bypassSecurityTrustHtml(p[\"q\"]) }) } }", "HIGH"],
		["import { useRouter } from \"next/router\"; export default function X() { const router = useRouter(); return <p dangerouslySetInnerHTML={{ __html: router.query.q }} /> }", "HIGH"],
		["page.innerHTML = location.hash", "HIGH"],
		["page.innerHTML = input", "MEDIUM"],
		["page.insertAdjacentHTML(\"beforeend\", input)", "MEDIUM"],
		["document.write(\"<a href=\" + decodeURIComponent(location.search) + \">\")", "HIGH"],
		["window.addEventListener(\"message\", (event) => { box.innerHTML = event.data.text })", "HIGH"],
		["$(\"#a\").html(\"<b>\" + location.hash + \"</b>\")", "HIGH"],
		["$.get(\"/a\", (data) => { $(\"#a\").html(\"<b>\" + data.name + \"</b>\") })", "LOW"],
		["class A { f() { let q: string = this.route.snapshot.queryParams.q; if (q) { q = q.trim(); this.value = this.sanitizer.bypassSecurityTrustHtml(q) } } }", "HIGH"],
		["class A { f() { this.style = this.sanitizer.bypassSecurityTrustStyle(this.route.snapshot.queryParams.q) } }", "MEDIUM"],
		["class A { f(list) { for (let i = 0; i < list.length; i++) { list[i].a = this.sanitizer.bypassSecurityTrustHtml(list[i].a) } } }", "MEDIUM"],
		["const A = ({ text }) => <p dangerouslySetInnerHTML={{ __html: text }} />", "MEDIUM"]
	]
};
function isOpaque(flow, value) {
	return plainText(value) !== void 0 || flow.originOf(value).length === 0;
}
function ofReact(flow, node) {
	const attribute = node;
	const value = attribute.value?.expression;
	const name = String(attribute.name?.name);
	if (value !== void 0 && name === "href") return ofLink(flow, node, value);
	if (value === void 0 || !/^(?:dangerouslySetInnerHTML|srcDoc|innerHTML)$/.test(name)) return void 0;
	return ofMarkup(node, unwrapped(value));
}
function ofMarkup(node, value) {
	return {
		at: node,
		values: [propertyOf(value, "__html") ?? value],
		variant: "react"
	};
}
var inserting = /^(?:html|append|prepend|after|before|replaceWith|wrap|appendTo|prependTo)$/;
function ofQuery(flow, node, name) {
	const [first] = node.arguments;
	if (first === void 0 || isFunction(first)) return void 0;
	const hasMarkup = /<[a-z!/]/i.test(wordsOf$1(partsOf(flow, first)));
	if (/^(?:\$|jQuery)$/.test(name)) return hasMarkup ? {
		at: node,
		values: [first],
		variant: "query"
	} : {
		at: node,
		values: [first],
		variant: "foreign"
	};
	const receiver = receiverOf(node);
	if (!(receiver !== void 0 && /^(?:\$.*|jQuery)$/.test(rootOf(receiver))) || !inserting.test(flow.names.last(node.callee))) return void 0;
	return {
		at: node,
		values: [first],
		variant: hasMarkup ? "query" : "foreign"
	};
}
function ofElement(flow, { left, right }) {
	if (left.type !== "MemberExpression") return void 0;
	const at = parentOf(left) ?? left;
	if (scriptProperties.test(keyOf(left)) && /^document\.createElement\(\)$/.test(flow.names.qualified(left.object) ?? "")) return makesScript(flow, left.object) ? {
		at,
		origin: originOfHost(flow, right),
		variant: "script"
	} : void 0;
	return /^(?:href|formAction|action)$/.test(keyOf(left)) && !/(?:^|\.)location$/.test(flow.source.getText(left.object)) ? ofLink(flow, at, right) : void 0;
}
function makesScript(flow, node) {
	const inner = unwrapped(node);
	const definition = inner.type === "Identifier" ? flow.names.variableOf(inner)?.defs[0] : void 0;
	const made = definition?.type === "Variable" && definition.node.init != null ? unwrapped(definition.node.init) : void 0;
	return made?.type === "CallExpression" && plainText(made.arguments[0]) === "script";
}
function ofLink(flow, at, value) {
	const origin = originOfHost(flow, value).filter(({ level, text, safeFor }) => level === "outside" && !safeFor.includes("url") && !/(?:^|\.)(?:location|href|pathname|URL)$/.test(text));
	return origin.length > 0 ? {
		at,
		origin,
		variant: "link"
	} : void 0;
}
function isAttribute(flow, property) {
	const object = parentOf(property);
	const call = object === void 0 ? void 0 : parentOf(object);
	return call?.type === "CallExpression" && /^(?:h|createElement|createVNode|createElementVNode)$/.test(flow.names.last(call.callee));
}
// src/service/engines/sast/rules/hidden-characters.ts
var turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
var hidden = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u115f\u1160\u3164\uffa0\u{e0001}-\u{e007f}]+/gu;
var hiddenCharacters = {
	id: "hidden-characters",
	cwe: "CWE-1007",
	title: "Invisible character in the code",
	description: "A character without a glyph is used in code or in a comment. It can hide a name or a parameter from a reviewer.",
	remediation: "Remove the character, and review what the line really does.",
	cvss: 7.1,
	severity: { found: "HIGH" },
	variants: { turning: {
		title: "Hidden characters that reverse the text shown",
		description: "Characters that change the direction of text make code read differently from how it runs (\"Trojan Source\")."
	} },
	find: (flow) => ({ Program: (node) => {
		const lines = new Map();
		for (const { 0: found, index } of flow.source.text.matchAll(hidden)) {
			if (/\p{Extended_Pictographic}$/u.test(flow.source.text.slice(Math.max(0, index - 2), index))) continue;
			const { line } = flow.source.getLocFromIndex(index);
			if (!lines.has(line)) lines.set(line, {
				at: node,
				start: index,
				...turning.test(found) ? { variant: "turning" } : {}
			});
		}
		return [...lines.values()];
	} }),
	good: ["const flag = \"\ud83c\udff4\udb40\udc67\udb40\udc62\"", "const family = \"a\u200db\""],
	bad: [
		["/* \u202e hidden */ go()", "HIGH"],
		["const a\u3164 = \"\u3164\"", "HIGH"],
		["const text = tag`\\unicode`; /* \u2066 */", "HIGH"]
	]
};
// src/service/engines/sast/rules/insecure-cookie.ts
var sessions = /^(?:express-session|cookie-session|client-sessions|koa-session|@fastify\/session|fastify-session|iron-session\.\w+|@fastify\/secure-session)$/;
var precious$1 = /sess|token|auth|jwt|sid\b|remember|login|user|credential|secret/i;
var insecureCookie = {
	id: "insecure-cookie",
	cwe: "CWE-614",
	title: "Session cookie without the Secure attribute",
	description: "A cookie that proves who somebody is may be sent over unencrypted connections, where it can be read and used by others.",
	remediation: "Set secure: true, httpOnly: true and sameSite, and give the cookie a name of its own.",
	cvss: 5.3,
	severity: { found: "MEDIUM" },
	variants: {
		script: {
			cwe: "CWE-1004",
			title: "Session cookie that scripts can read",
			description: "A cookie that proves who somebody is can be read by any script of the page, foreign ones included."
		},
		plain: {
			cwe: "CWE-1004",
			title: "Cookie that scripts can read",
			severity: { found: "LOW" }
		}
	},
	find: (flow) => calls$1((node) => {
		const [first, second, third] = node.arguments;
		const name = flow.names.qualified(node.callee) ?? "";
		if (sessions.test(name)) return ofSession(flow, node, first);
		const header = ofHeader(flow, node);
		if (header !== void 0) return header;
		const method = flow.names.last(node.callee);
		if (!(method === "set" && /\bcookies(?:\(\))?\)*$|cookieStore$/i.test(receiverText(flow, node)) || /^(?:cookie|setCookie|state)$/.test(method) && isOnResponse(node)) || first === void 0 || second === void 0) return void 0;
		const options = third === void 0 ? void 0 : objectOf(flow, third);
		if (third !== void 0 && options === void 0) return void 0;
		if (options?.properties.some(({ type }) => type !== "Property")) return void 0;
		const isPrecious = precious$1.test(plainText(first) ?? "");
		const httpOnly = propertyOf(options, "httpOnly") ?? propertyOf(options, "isHttpOnly");
		if (httpOnly === void 0 && /^(?:ctx|context)\b/.test(receiverText(flow, node))) return void 0;
		if (isFalse(httpOnly) || httpOnly === void 0) return isPrecious ? {
			at: node,
			variant: "script"
		} : isFalse(httpOnly) ? {
			at: node,
			variant: "plain"
		} : void 0;
		const secure = propertyOf(options, "secure") ?? propertyOf(options, "isSecure");
		return isPrecious && (secure === void 0 || isFalse(secure)) ? { at: node } : void 0;
	}),
	good: [
		"const session = require(\"express-session\"); app.use(session({ secret: s, cookie: { secure: true } }))",
		"const session = require(\"express-session\"); app.use(session(options))",
		"app.get(\"/\", (req, res) => res.cookie(\"session\", a, { httpOnly: true, secure: true }))",
		"app.get(\"/\", (req, res) => res.cookie(\"lang\", a))",
		"router.get(\"/\", (ctx) => { ctx.cookies.set(\"token\", a) })",
		"app.get(\"/\", (req, res) => { res.setHeader(\"Set-Cookie\", `session=${a}; HttpOnly; Secure`) })",
		"app.get(\"/\", (req, res) => { res.setHeader(\"Set-Cookie\", header) })",
		"map.cookies.set(\"a\", b, c)",
		"import session from \"express-session\"; app.use(session({ cookie: { secure: env.NODE_ENV === \"production\", httpOnly: true } }))"
	],
	bad: [
		["const session = require(\"express-session\"); app.use(session({ secret: s, saveUninitialized: true }))", "MEDIUM"],
		["import session from \"express-session\"; const o = { secret: s, cookie: { secure: false } }; app.use(session(o))", "MEDIUM"],
		["import session from \"express-session\"; app.use(session({ cookie: { secure: true, httpOnly: false } }))", "MEDIUM"],
		["app.get(\"/\", (req, res) => res.cookie(\"token\", a))", "MEDIUM"],
		["router.get(\"/\", (ctx) => { ctx.cookies.set(\"token\", a, { httpOnly: false }) })", "MEDIUM"],
		["import { cookies } from \"next/headers\"; (await cookies()).set(\"session\", a, { httpOnly: false })", "MEDIUM"],
		["app.get(\"/\", (req, res) => { res.setHeader(\"Set-Cookie\", \"session=\" + a + \"; Path=/\") })", "MEDIUM"],
		["server.state(\"session\", { isSecure: false, isHttpOnly: false })", "MEDIUM"],
		["app.get(\"/\", (req, res) => res.cookie(\"lang\", a, { httpOnly: false }))", "LOW"]
	]
};
function ofSession(flow, node, written) {
	const options = objectOf(flow, written);
	if (options === void 0 || options.properties.some(({ type }) => type !== "Property")) return void 0;
	const cookie = propertyOf(options, "cookie");
	const settings = cookie === void 0 ? options : objectOf(flow, cookie);
	if (settings === void 0) return void 0;
	if (isFalse(propertyOf(settings, "httpOnly"))) return {
		at: node,
		variant: "script"
	};
	const secure = propertyOf(settings, "secure") ?? propertyOf(settings, "cookieOptions");
	return secure === void 0 || isFalse(secure) ? { at: node } : void 0;
}
function receiverText(flow, node) {
	const receiver = receiverOf(node);
	return receiver === void 0 ? "" : flow.source.getText(receiver);
}
function ofHeader(flow, node) {
	const [first, second] = node.arguments;
	const method = flow.names.last(node.callee);
	if (first === void 0 || second === void 0) return void 0;
	if (method === "state" && /(?:^|\.)server$/.test(receiverText(flow, node))) return isFalse(propertyOf(objectOf(flow, second), "isHttpOnly")) ? {
		at: node,
		variant: "script"
	} : void 0;
	const words = /^(?:setHeader|header|set|append|writeHead)$/.test(method) && /^set-cookie$/i.test(plainText(first) ?? "") ? wordsOf$1(partsOf(flow, second)) : "";
	return precious$1.test(/^\s*([^=;\s]*)=/.exec(words)?.[1] ?? "") && !/;\s*httponly/i.test(words) ? {
		at: node,
		variant: "script"
	} : void 0;
}
// src/service/engines/sast/rules/insecure-settings.ts
var tls = {
	id: "tls-verification",
	cwe: "CWE-295",
	title: "Certificates are not verified",
	description: "The connection is encrypted, but to whom nobody checks: whoever is in between can read and change all of it.",
	remediation: "Leave verification on; add the own certificate authority by ca or NODE_EXTRA_CA_CERTS.",
	cvss: 7.4,
	severity: { found: "MEDIUM" },
	variants: { old: {
		cwe: "CWE-326",
		title: "Outdated TLS version allowed",
		description: "The version has known weaknesses, by which connections can be read.",
		remediation: "Leave the version to Node.js, or name TLSv1.2 at least.",
		cvss: 5.9
	} },
	find: () => ({
		Property: (node) => {
			const key = keyOf(node);
			if (/^(?:rejectUnauthorized|strictSSL|checkServerIdentity)$/.test(key) && isOff(unwrapped(node.value))) return { at: node };
			return /^(?:minVersion|maxVersion|secureProtocol)$/.test(key) && /^(?:TLSv1(?:\.1)?|(?:TLSv1|TLSv1_1|SSLv[23])_(?:\w+_)?method)$/.test(plainText(node.value) ?? "") ? {
				at: node,
				variant: "old"
			} : void 0;
		},
		AssignmentExpression: (node) => {
			const left = unwrapped(node.left);
			if (left.type !== "MemberExpression") return void 0;
			if (keyOf(left) === "NODE_TLS_REJECT_UNAUTHORIZED") return plainText(node.right) === "0" ? { at: node } : void 0;
			return /^(?:rejectUnauthorized|strictSSL)$/.test(keyOf(left)) && isFalse(unwrapped(node.right)) ? { at: node } : void 0;
		}
	}),
	good: [
		"https.get(url, { rejectUnauthorized: true })",
		"env.NODE_TLS_REJECT_UNAUTHORIZED = \"1\"",
		"https.get(url, { rejectUnauthorized: options.strict })",
		"https.createServer({ minVersion: \"TLSv1.2\" })"
	],
	bad: [
		["https.get(url, { rejectUnauthorized: false })", "MEDIUM"],
		["env[\"NODE_TLS_REJECT_UNAUTHORIZED\"] = \"0\"", "MEDIUM"],
		["env.NODE_TLS_REJECT_UNAUTHORIZED = 0", "MEDIUM"],
		["tls.connect({ checkServerIdentity: () => undefined })", "MEDIUM"],
		["https.createServer({ minVersion: \"TLSv1\" })", "MEDIUM"],
		["https.request({ secureProtocol: \"TLSv1_method\" })", "MEDIUM"]
	]
};
function isOff(value) {
	if (isFalse(value)) return true;
	if (value.type !== "ArrowFunctionExpression") return false;
	const { body } = value;
	return body.type === "BlockStatement" ? body.body.length === 0 : /^(?:undefined|null|true)$/.test(body.type === "Identifier" ? body.name : body.type === "Literal" ? String(body.value) : "");
}
var cors = {
	id: "cors",
	cwe: "CWE-942",
	title: "Any site may read with the visitor's cookies",
	description: "Every origin is allowed, and cookies are sent along: any site that somebody visits can read in that person's name.",
	remediation: "Allow a fixed list of origins.",
	cvss: 6.5,
	severity: {
		found: "MEDIUM",
		outside: "MEDIUM"
	},
	find: (flow) => ({
		Property: (node) => {
			const options = keyOf(node) === "cors" ? objectOf(flow, node.value) : void 0;
			return options !== void 0 && allowsAny(flow, options) ? { at: node } : void 0;
		},
		...calls$1((node) => {
			const [first, second] = node.arguments;
			if (first === void 0) return void 0;
			const isPackage = (name) => /^(?:cors|@koa\/cors|@fastify\/cors|fastify-cors|koa2?-cors)(?:\.default)?$/.test(name ?? "");
			const isPlugin = flow.names.last(node.callee) === "register" && isPackage(flow.names.qualified(first));
			if (isPlugin || isPackage(flow.names.qualified(node.callee)) || flow.names.last(node.callee) === "enableCors") {
				const options = objectOf(flow, isPlugin ? second : first);
				return options !== void 0 && allowsAny(flow, options) ? { at: node } : void 0;
			}
			return /^access-control-allow-origin$/i.test(plainText(first) ?? "") && second !== void 0 ? {
				at: node,
				origin: flow.originOf(second).filter(({ text }) => /headers|get|header/.test(text))
			} : void 0;
		})
	}),
	good: [
		"const cors = require(\"cors\"); app.use(cors())",
		"const cors = require(\"cors\"); app.use(cors({ origin: \"https://a.example\", credentials: true }))",
		"res.setHeader(\"Access-Control-Allow-Origin\", \"*\")",
		"const cors = require(\"cors\"); app.use(cors({ origin: (o, cb) => cb(null, list.includes(o)), credentials: true }))",
		"const a = { cors: { origin: [\"https://a.example\"], credentials: true } }"
	],
	bad: [
		["const cors = require(\"cors\"); app.use(cors({ origin: true, credentials: true }))", "MEDIUM"],
		["const cors = require(\"cors\"); app.use(cors({ origin: (o, cb) => cb(null, true), credentials: true }))", "MEDIUM"],
		["fastify.register(require(\"@fastify/cors\"), { origin: true, credentials: true })", "MEDIUM"],
		["Hapi.server({ routes: { cors: { origin: [\"*\"], credentials: true } } })", "MEDIUM"],
		["app.enableCors({ origin: true, credentials: true })", "MEDIUM"],
		["app.use((req, res, next) => { res.header(\"Access-Control-Allow-Origin\", req.headers.origin); next() })", "MEDIUM"]
	]
};
function allowsAny(flow, options) {
	const origin = propertyOf(options, "origin");
	if (origin === void 0 || !isTrue(propertyOf(options, "credentials"))) return false;
	if (isFunction(origin)) return /^[^?|&]*(?:\(null,\s*true\)|=>\s*true)\W*$/.test(flow.source.getText(origin));
	const isStar = origin.type === "ArrayExpression" && origin.elements.some((element) => plainText(element) === "*");
	return isTrue(origin) || isStar || plainText(origin) === "*" || flow.originOf(origin).some(({ level }) => level === "outside");
}
var headers = {
	id: "headers",
	cwe: "CWE-693",
	title: "Protecting header switched off",
	description: "Helmet sets headers by which browsers refuse foreign scripts, frames or unencrypted connections. One is off.",
	remediation: "Leave it on, and allow by name what the pages need.",
	cvss: 3.1,
	severity: { found: "LOW" },
	find: (flow) => calls$1((node) => {
		return ((/^(?:helmet|@fastify\/helmet|koa-helmet)(?:\.default)?$/.test(flow.names.qualified(node.callee) ?? "") ? objectOf(flow, node.arguments[0]) : void 0)?.properties ?? []).filter((part) => part.type === "Property" && /^(?:contentSecurityPolicy|frameguard|xFrameOptions|hsts|strictTransportSecurity|noSniff|xContentTypeOptions)$/.test(keyOf(part)) && isFalse(unwrapped(part.value))).map((part) => ({ at: part }));
	}),
	good: ["const helmet = require(\"helmet\"); app.use(helmet())", "app.use(shield({ frameguard: false }))"],
	bad: [["const helmet = require(\"helmet\"); app.use(helmet({ contentSecurityPolicy: false }))", "LOW"], ["import helmet from \"helmet\"; app.use(helmet({ frameguard: false, hsts: true }))", "LOW"]]
};
var debug = {
	id: "debug",
	cwe: "CWE-489",
	title: "Debugging switched on",
	description: "Pages for developers are reachable: they show code, settings or the whole interface to anyone.",
	remediation: "Switch it on in development only, by NODE_ENV.",
	cvss: 3.7,
	severity: { found: "LOW" },
	variants: { stack: {
		cwe: "CWE-209",
		title: "Error details sent to the visitor",
		description: "A stack or a whole error is sent back; it shows paths, versions and queries.",
		remediation: "Log the error and answer with a number to ask for."
	} },
	find: (flow) => ({
		...calls$1((node) => {
			const name = flow.names.qualified(node.callee) ?? "";
			if (flow.source.getAncestors(node).some((outer) => /^(?:If|Conditional|Logical)/.test(outer.type) && /NODE_ENV|isDev|isProd|production|development|\benv\b/i.test(flow.source.getText(outer).slice(0, 300)))) return void 0;
			if (/^(?:errorhandler|express-error-handler|pryjs|express-status-monitor)$/.test(name)) return { at: node };
			const method = flow.names.last(node.callee);
			const [first] = node.arguments;
			if (first === void 0 || !/^(?:send|end|json|write)$/.test(method)) return void 0;
			const inner = unwrapped(first);
			return inner.type === "MemberExpression" && keyOf(inner) === "stack" ? {
				at: node,
				variant: "stack"
			} : void 0;
		}),
		Property: (node) => /^(?:graphiql|playground|introspection)$/.test(keyOf(node)) && isTrue(unwrapped(node.value)) ? { at: node } : void 0
	}),
	good: [
		"const errorHandler = require(\"errorhandler\"); if (env.NODE_ENV === \"development\") app.use(errorHandler())",
		"res.send(err.message)",
		"graphqlHTTP({ graphiql: isDevelopment })"
	],
	bad: [
		["const errorHandler = require(\"errorhandler\"); app.use(errorHandler())", "LOW"],
		["app.use((err, req, res, next) => res.status(500).send(err.stack))", "LOW"],
		["graphqlHTTP({ schema, graphiql: true })", "LOW"]
	]
};
var escapingOff = {
	id: "escaping-off",
	cwe: "CWE-79",
	title: "Template escaping switched off",
	description: "Without escaping, values end up in the page as markup, scripts included.",
	remediation: "Leave escaping on and mark only trusted values as safe.",
	cvss: 6.1,
	severity: { found: "MEDIUM" },
	find: () => ({
		Property: (node) => /^(?:auto_?escape|escapeMarkup|noEscape|escapeHtml|autoEscape)$/i.test(keyOf(node)) && (keyOf(node) === "noEscape" ? isTrue(unwrapped(node.value)) : isFalse(unwrapped(node.value))) ? { at: node } : void 0,
		AssignmentExpression: (node) => {
			const left = unwrapped(node.left);
			return left.type === "MemberExpression" && keyOf(left) === "escapeMarkup" && isFalse(unwrapped(node.right)) ? { at: node } : void 0;
		}
	}),
	good: ["swig.setDefaults({ autoescape: true })", "nunjucks.configure(\"a\", { autoescape: escape })"],
	bad: [
		["swig.setDefaults({ autoescape: false })", "MEDIUM"],
		["Handlebars.compile(text, { noEscape: true })", "MEDIUM"],
		["a.escapeMarkup = false", "MEDIUM"]
	]
};
var directoryListing = {
	id: "directory-listing",
	cwe: "CWE-548",
	title: "Folder whose contents are listed",
	description: "Visitors see the names of all files in the folder, also of those that no page links.",
	remediation: "Serve single files, and list only what is meant for everybody.",
	cvss: 5.3,
	severity: { found: "LOW" },
	find: (flow) => calls$1((node) => {
		const name = flow.names.qualified(node.callee) ?? "";
		const isListed = /^(?:serve-index|@fastify\/static|koa-serve-index)$/.test(name) && (name !== "@fastify/static" || isTrue(propertyOf(objectOf(flow, node.arguments[0]), "list")));
		const isRoot = /^(?:express\.static|serve-static)$/.test(name) && /^(?:\.|\/|\.\/|__dirname)$/.test(plainText(node.arguments[0]) ?? (node.arguments[0] === void 0 ? "" : flow.source.getText(node.arguments[0])));
		return isListed || isRoot ? { at: node } : void 0;
	}),
	good: ["const express = require(\"express\"); app.use(express.static(\"public\"))"],
	bad: [["import serveIndex from \"serve-index\"; app.use(\"/ftp\", serveIndex(\"ftp\", { icons: true }))", "LOW"], ["const express = require(\"express\"); app.use(express.static(__dirname))", "LOW"]]
};
// src/service/engines/sast/rules/jwt.ts
var jwt = {
	id: "jwt",
	cwe: "CWE-347",
	title: "JWT checked without a fixed algorithm",
	description: "The token itself says by which algorithm it is checked. With some libraries a token without a signature, or one signed with the public key, is taken as valid.",
	remediation: "Name the algorithms: verify(token, key, { algorithms: [\"RS256\"] }).",
	cvss: 5.9,
	severity: { found: "MEDIUM" },
	variants: {
		none: {
			title: "JWT without a signature",
			description: "The algorithm \"none\" is used or allowed: anyone can make such a token.",
			severity: { found: "HIGH" },
			cvss: 8.2
		},
		ignored: {
			title: "JWT whose expiry is not checked",
			cwe: "CWE-613",
			description: "A token is valid for ever, also after it was stolen.",
			remediation: "Leave ignoreExpiration out.",
			severity: { found: "LOW" },
			cvss: 3.1
		},
		decoded: {
			title: "JWT read without a check of its signature",
			description: "decode reads what a token says and does not check who made it.",
			remediation: "Use verify.",
			severity: { outside: "MEDIUM" }
		}
	},
	find: (flow) => calls$1((node) => {
		const name = flow.names.qualified(node.callee) ?? "";
		const options = node.arguments.slice(1).flatMap((argument) => objectOf(flow, argument) ?? [])[0] ?? objectOf(flow, node.arguments[0]);
		const algorithms = propertyOf(options, "algorithms") ?? propertyOf(options, "algorithm") ?? propertyOf(options, "alg");
		const [first, second, third] = node.arguments;
		if (/^(?:express-jwt|koa-jwt)(?:\.expressjwt|\.expressJwt)?$/.test(name)) {
			const secret = propertyOf(options, "secret");
			if (options === void 0 || secret === void 0) return void 0;
			if (algorithms === void 0) return flow.source.getText(secret).includes("Math.random") ? void 0 : { at: node };
			return hasNone(algorithms) ? {
				at: node,
				variant: "none"
			} : void 0;
		}
		if (name === "jose.UnsecuredJWT.decode") return {
			at: node,
			variant: "none"
		};
		if (!/^(?:jsonwebtoken|jwt-simple|jws|jose\.\w+)\.\w+$|^(?:jsonwebtoken|jwt-simple)$/.test(name)) return void 0;
		if (algorithms !== void 0 && hasNone(algorithms)) return {
			at: node,
			variant: "none"
		};
		if (name === "jsonwebtoken.decode" && first !== void 0) return {
			at: node,
			origin: flow.originOf(first).filter(({ kind }) => kind === "web" || kind === "header"),
			variant: "decoded"
		};
		if (name === "jwt-simple.decode") return node.arguments.length < 4 && second !== void 0 ? { at: node } : void 0;
		if (name !== "jsonwebtoken.verify") return void 0;
		if (second !== void 0 && /^(?:null|undefined|false|''|""|``)$/.test(flow.source.getText(unwrapped(second)))) return {
			at: node,
			variant: "none"
		};
		const isIgnored = propertyOf(options, "ignoreExpiration");
		if (isIgnored?.type === "Literal" && isIgnored.value === true) return {
			at: node,
			variant: "ignored"
		};
		if (third !== void 0 && options === void 0 && unwrapped(third).type === "Identifier") return void 0;
		return algorithms === void 0 && isPublicKey(second === void 0 ? "" : flow.source.getText(second)) ? { at: node } : void 0;
	}),
	good: [
		"const jwt = require(\"jsonwebtoken\"); jwt.verify(token, publicKey, { algorithms: [\"RS256\"] })",
		"const jwt = require(\"jsonwebtoken\"); jwt.verify(token, secret)",
		"const e = require(\"express-jwt\"); e({ secret: \"\" + Math.random() })",
		"const { expressjwt } = require(\"express-jwt\"); expressjwt({ secret: key, algorithms: [\"HS256\"] })"
	],
	bad: [
		["import { expressjwt as guard } from \"express-jwt\"; export const isAuthorized = () => guard(({ secret: publicKey }) as any)", "MEDIUM"],
		["const jwt = require(\"jsonwebtoken\"); jwt.verify(token, publicKey, (e, d) => {})", "MEDIUM"],
		["const jwt = require(\"jsonwebtoken\"); jwt.sign(user, null, { algorithm: \"none\" })", "HIGH"],
		["const jwt = require(\"jsonwebtoken\"); jwt.sign({ a: 1 }, \"\", { algorithm: \"none\" })", "HIGH"],
		["const jwt = require(\"jsonwebtoken\"); jwt.verify(t, null)", "HIGH"],
		["import { UnsecuredJWT } from \"jose\"; UnsecuredJWT.decode(t)", "HIGH"],
		["const jwt = require(\"jsonwebtoken\"); jwt.verify(t, k, { algorithms: [\"HS256\", \"none\"] })", "HIGH"],
		["const jwt = require(\"jsonwebtoken\"); jwt.verify(t, k, { ignoreExpiration: true, algorithms: [\"HS256\"] })", "LOW"],
		["const jwt = require(\"jsonwebtoken\"); app.get(\"/\", (req, res) => { const user = jwt.decode(req.headers.authorization) })", "MEDIUM"]
	]
};
function hasNone(algorithms) {
	const inner = unwrapped(algorithms);
	if (inner.type === "ArrayExpression") return inner.elements.some((element) => /^none$/i.test(plainText(element) ?? ""));
	return inner.type === "MemberExpression" ? keyOf(inner) === "none" : /^none$/i.test(plainText(inner) ?? "");
}
function isPublicKey(text) {
	return /public|cert|\.pem\b|\.pub\b/i.test(text);
}
// src/service/engines/sast/rules/log-injection.ts
var logger = /^(?:console|log|logger|winston|pino|bunyan|log4js|_logger|\$log)$/i;
var logInjection = {
	id: "log-injection",
	cwe: "CWE-117",
	title: "Foreign text in a log",
	description: "A value from outside is written to a log as it is. With line breaks in it entries can be forged.",
	remediation: "Log values as JSON, or replace line breaks.",
	cvss: 3.7,
	severity: { outside: "LOW" },
	purpose: "log",
	kinds: ["web", "header"],
	find: (flow) => calls$1((node) => {
		const receiver = receiverOf(node);
		if (!(receiver !== void 0 && logger.test(flow.names.last(receiver))) || !/^(?:log|info|warn|warning|error|debug|trace|fatal|http|verbose)$/.test(flow.names.last(node.callee))) return void 0;
		return {
			at: node,
			origin: node.arguments.flatMap((value) => flow.originOf(value)).filter(({ isText, text, level }) => level === "outside" && (isText || !/\b(?:body|query|params|headers|files?|cookies)$/.test(text)))
		};
	}),
	good: [
		"app.get(\"/\", (req, res) => console.log(JSON.stringify(req.query.a)))",
		"app.get(\"/\", (req, res) => console.log(req.body))",
		"app.get(\"/\", (req, res) => console.log(Number(req.query.a)))",
		"app.get(\"/\", (req, res) => console.log(req.query.a.replace(/[\\r\\n]/g, \"\")))"
	],
	bad: [["app.get(\"/\", (req, res) => console.log(\"user \" + req.query.name))", "LOW"], ["function S(db) { this.login = (req, res, next) => { const { name } = req.body; db.check(name, (err) => { console.log(\"no such user: \", name) }) } }", "LOW"]]
};
// src/service/engines/sast/rules/mass-assignment.ts
var writing = /^(?:create|insert|insertOne|insertMany|save|update|updateOne|updateMany|findByIdAndUpdate|findOneAndUpdate|findOneAndReplace|replaceOne|build|upsert|bulkCreate|assign|set|updateAttributes|insertGraph|patch)$/;
var wholeRequest = /\b(?:body|query|payload|json\(\))$/;
var massAssignment = {
	id: "mass-assignment",
	cwe: "CWE-915",
	title: "Record written from a whole request",
	description: "All that a request holds is written into a record. Its sender can so set fields that no form offers, such as a role or an owner.",
	remediation: "Take the permitted fields one by one, or validate the request by a schema that drops the others.",
	cvss: 6.5,
	severity: { outside: "MEDIUM" },
	purpose: "operators",
	kinds: ["web"],
	find: (flow) => calls$1((node) => {
		const values = node.arguments.flatMap((argument) => whole(argument));
		if (values.length === 0) return void 0;
		const receiver = receiverOf(node);
		const isModel = node.type === "NewExpression" && /^[A-Z]/.test(flow.names.last(node.callee)) && !/^(?:Error|URL|Set|Map|Date|Promise|Buffer|\w*Error|\w*Params|Response|Array|Function|Proxy|Object|FormData)$/.test(flow.names.last(node.callee));
		const isWrite = receiver !== void 0 && writing.test(flow.names.last(node.callee)) && !/^(?:res|response|cache|app|headers|axios|console|map|store)$/i.test(flow.names.last(receiver));
		if (!isModel && !isWrite) return void 0;
		if (flow.names.qualified(node.callee) === "Object.assign" && unwrapped(node.arguments[0]).type === "ObjectExpression") return void 0;
		return {
			at: node,
			origin: values.flatMap((value) => flow.originOf(value)).filter(({ level, isText, text }) => level === "outside" && !isText && wholeRequest.test(text))
		};
	}),
	good: [
		"app.post(\"/\", (req, res) => User.create({ name: req.body.name }))",
		"app.post(\"/\", (req, res) => User.create(schema.parse(req.body)))",
		"app.post(\"/\", (req, res) => res.send(req.body))",
		"app.post(\"/\", (req, res) => Object.assign({}, req.body))",
		"app.post(\"/\", (req, res) => new Error(req.body))"
	],
	bad: [
		["app.post(\"/\", (req, res) => User.create(req.body))", "MEDIUM"],
		["app.post(\"/\", (req, res) => { const user = new User(req.body); user.save() })", "MEDIUM"],
		["app.put(\"/:id\", async (req, res) => { const changes = { ...req.body }; await User.findByIdAndUpdate(req.params.id, changes) })", "MEDIUM"],
		["app.put(\"/:id\", async (req, res) => { await Item.updateOne({ _id: req.params.id }, { $set: req.body }) })", "MEDIUM"]
	]
};
function whole(node) {
	const inner = unwrapped(node);
	if (inner.type !== "ObjectExpression") return /^(?:Identifier|MemberExpression)$/.test(inner.type) ? [inner] : [];
	const set = propertyOf(inner, "$set");
	if (set !== void 0) return whole(set);
	return hasSpread(inner) ? inner.properties.flatMap((part) => part.type === "Property" ? [] : [part.argument]) : [];
}
// src/service/engines/sast/rules/nosql-injection.ts
var methods$1 = new Set("find findOne findOneAndUpdate findOneAndDelete findOneAndRemove findOneAndReplace findAndModify update updateOne updateMany deleteOne deleteMany remove removeOne replaceOne count countDocuments exists findAndRemove where match".split(" "));
var relational = new Set([
	"where",
	"attributes",
	"include",
	"transaction",
	"relations",
	"select"
]);
var nosqlInjection = {
	id: "nosql-injection",
	cwe: "CWE-943",
	title: "Database query that its sender can extend",
	description: "A part of a request becomes part of a query. Sent as an object ({\"$ne\": null}) instead of a text it changes what the query means; inside of $where it is executed as code.",
	remediation: "Turn the value into a text or number first (String(value)), validate the request by a schema, and do without $where.",
	cvss: 8.1,
	severity: { outside: "HIGH" },
	purpose: "operators",
	kinds: ["web", "header"],
	variants: { where: {
		title: "Database query with code built at run time ($where)",
		severity: {
			outside: "HIGH",
			entry: "MEDIUM",
			parameter: "MEDIUM",
			unknown: "LOW"
		}
	} },
	find: (flow) => ({
		...calls$1((node) => {
			const [first] = node.arguments;
			if (first !== void 0 && !isFunction(first) && flow.names.last(node.callee) === "$where") return {
				at: node,
				origin: codeOrigin(flow, first),
				variant: "where"
			};
			if (first !== void 0 && /^(?:mapReduce|aggregate)$/.test(flow.names.last(node.callee))) return ofWhole(flow, node);
			if (first === void 0 || isFunction(first) || !methods$1.has(flow.names.last(node.callee))) return void 0;
			const method = flow.names.last(node.callee);
			if (/^(?:update\w*|replaceOne|findOneAndUpdate|findOneAndReplace)$/.test(method) && !isFilter(flow, node.arguments[1])) return void 0;
			const receiver = receiverOf(node);
			if (flow.loads(/^(?:sequelize|typeorm|@nestjs\/typeorm|knex|objection|@prisma\/client|bookshelf|@mikro-orm\/core)/)) return void 0;
			if (receiver === void 0 || /^(?:_|\$|lodash|Array|document)$/.test(flow.names.last(receiver))) return void 0;
			return ofFilter(flow, node, first);
		}),
		Property: (node) => /^\$(?:where|function|accumulator)$/.test(keyOf(node)) && !isFunction(node.value) && plainText(node.value) === void 0 ? {
			at: node,
			origin: codeOrigin(flow, node.value),
			variant: "where"
		} : void 0
	}),
	good: [
		"app.post(\"/\", (req, res) => User.findOne({ name: { $eq: req.body.name } }))",
		"app.post(\"/\", (req, res) => Shop.aggregate([{ $match: { name: String(req.body.name) } }]))",
		"app.get(\"/:id\", (req, res) => users.findOne({ name: String(req.body.name) }))",
		"app.get(\"/:id\", (req, res) => users.findOne({ _id: req.params.id }))",
		"app.post(\"/\", (req, res) => User.findOne({ where: { email: req.body.email } }))",
		"app.post(\"/\", (req, res) => users.findOne({ name: `${req.body.name}` }))",
		"app.post(\"/\", (req, res) => { if (typeof req.body.name !== \"string\") return res.end(); users.findOne({ name: req.body.name }) })",
		"app.post(\"/\", (req, res) => list.find((each) => each.id === req.body.id))",
		"app.post(\"/\", (req, res) => users.findOne({ _id: new ObjectId(req.body.id) }))",
		"orders.find({ $where: \"this.a === 1\" })",
		"app.post(\"/\", (req, res) => user.update({ password: req.body.password }))",
		"app.post(\"/\", (req, res) => User.update({ name: req.body.name }, { where: { id: 1 } }))"
	],
	bad: [
		["app.post(\"/\", (req, res) => shops.aggregate(JSON.parse(req.query.pipeline)))", "HIGH"],
		["app.post(\"/\", (req, res) => shops.aggregate([{ $match: req.body }]))", "HIGH"],
		["app.post(\"/\", (req, res) => shops.mapReduce(req.body.map, req.body.reduce, { out: \"a\" }))", "HIGH"],
		["app.post(\"/\", (req, res) => users.findOne({ name: req.body.name, other: 1 }))", "HIGH"],
		["export const f = () => async (req: Request, res: Response) => { const id = req.body.id; await db.reviews.findOne({ _id: id }) }", "HIGH"],
		["router.post(\"/\", async (ctx) => { const query = { name: ctx.request.body.name }; await User.deleteMany(query) })", "HIGH"],
		["app.post(\"/\", (req, res) => User.find(req.body))", "HIGH"],
		["app.get(\"/\", (req, res) => User.find().$where(\"this.a == \" + req.query.a))", "HIGH"],
		["app.get(\"/\", (req, res) => orders.find({ $where: `this.id === ${req.params.id}` }))", "HIGH"],
		["function A(db) { this.get = (id, threshold) => db.find({ $where: `this.stocks > ${threshold}` }) } module.exports = { A }", "MEDIUM"]
	]
};
function codeOrigin(flow, value) {
	return flow.originOf(value).map((leaf) => ({
		...leaf,
		safeFor: leaf.safeFor.filter((purpose) => purpose !== "operators")
	}));
}
function isFilter(flow, change) {
	if (change === void 0 || isFunction(change)) return false;
	return !(objectOf(flow, change)?.properties ?? []).flatMap((part) => part.type === "Property" ? keyOf(part) : []).some((key) => relational.has(key));
}
function openParts(query) {
	return query.properties.flatMap((part) => {
		if (part.type !== "Property") return [part];
		if (/^\$(?:eq|set|push|inc|where|regex|text|search|function|accumulator)/.test(keyOf(part))) return [];
		const value = unwrapped(part.value);
		return value.type === "ObjectExpression" ? openParts(value) : [part];
	});
}
function ofWhole(flow, node) {
	const isCode = flow.names.last(node.callee) === "mapReduce";
	if (receiverOf(node) === void 0) return void 0;
	return {
		at: node,
		origin: node.arguments.slice(0, isCode ? 2 : 1).flatMap((value) => codeOrigin(flow, value)).filter(({ level, isText }) => level === "outside" && (isCode || !isText)),
		variant: "where"
	};
}
function ofFilter(flow, node, filter) {
	const query = objectOf(flow, filter);
	if (query === void 0) {
		const whole = flow.originOf(filter).filter(({ level, isText }) => level === "outside" && !isText);
		return unwrapped(filter).type === "CallExpression" ? void 0 : {
			at: node,
			origin: whole.filter(({ text }) => /\b(?:body|query)$/.test(text))
		};
	}
	if (query.properties.some((part) => part.type === "Property" && relational.has(keyOf(part)))) return void 0;
	return openParts(query).map((part) => {
		const value = part.type === "Property" ? part.value : part.argument;
		return {
			at: part,
			origin: flow.originOf(value).filter(({ level, isText }) => level === "outside" && !isText)
		};
	});
}
// src/service/engines/sast/rules/open-redirect.ts
var redirects = /^(?:Response|NextResponse|next\/server\.NextResponse|next\/navigation|@remix-run\/\w+|react-router(?:-dom)?|@sveltejs\/kit|astro)\.(?:redirect|permanentRedirect|redirectDocument)$|^(?:h3\.)?sendRedirect$|^Astro\.redirect$/;
var openRedirect = {
	id: "open-redirect",
	cwe: "CWE-601",
	title: "Redirect to an address chosen from outside",
	description: "The address to which a browser is sent on comes from outside. A link to this site can so lead to any other, as phishing needs it.",
	remediation: "Redirect to paths of the own site, or to addresses of a fixed list, compared whole.",
	cvss: 6.1,
	severity: { outside: "MEDIUM" },
	purpose: "url",
	kinds: ["web", "page"],
	find: (flow) => ({
		...calls$1((node) => {
			const name = flow.names.qualified(node.callee) ?? "";
			const [first] = node.arguments;
			if (first === void 0) return void 0;
			if (isOnResponse(node)) return ofResponse(flow, node);
			if (redirects.test(name)) {
				const [, second] = node.arguments;
				return {
					at: node,
					origin: originOfHost(flow, second !== void 0 && /sveltejs|sendRedirect/.test(name) ? second : first)
				};
			}
			return /^(?:location\.(?:assign|replace)|open)$/.test(name) ? ofPage(flow, node, first) : void 0;
		}),
		Property: (node) => {
			if (keyOf(node) !== "url") return void 0;
			const method = functionAround(node);
			return ((method === void 0 ? void 0 : parentOf(method))?.decorators ?? []).some(({ expression }) => /^Redirect\b/.test(flow.source.getText(expression))) ? {
				at: node,
				origin: originOfHost(flow, node.value)
			} : void 0;
		},
		AssignmentExpression: (node) => {
			const name = flow.names.qualified(node.left) ?? "";
			return /^location(?:\.href)?$/.test(name) ? ofPage(flow, node, node.right) : void 0;
		}
	}),
	good: [
		"app.get(\"/\", (req, res) => res.redirect(\"/login?to=\" + req.query.to))",
		"app.get(\"/\", (req, res) => res.redirect(`https://example.com/${req.query.to}`))",
		"app.get(\"/\", (req, res) => { if (!list.includes(req.query.to)) return; res.redirect(req.query.to) })",
		"app.get(\"/\", (req, res) => res.redirect(base + req.query.to))",
		"app.get(\"/\", (req, res) => res.redirect(req.baseUrl + \"/a\"))",
		"app.get(\"/\", (req, res) => res.redirect(req.get(\"Referrer\") || \"/\"))",
		"const ok = new Set([\"/a\"]); app.get(\"/\", (req, res) => res.redirect(ok.has(req.query.to) ? req.query.to : \"/\"))",
		"class A { @Get() f(@Query(\"to\") to: string) { return { url: to } } }",
		"location.href = \"/a?b=\" + location.hash",
		"location.reload()",
		"window.location = original",
		"const original = window.location; window.location = { ...original }",
		"location.href = location.href + \"?a\""
	],
	bad: [
		["app.get(\"/\", (req, res) => { return res.redirect(req.query.url) })", "MEDIUM"],
		["export const go = () => ({ query }: Request, res: Response) => { const to: string = query.to as string; if (security.isAllowed(to)) { res.redirect(to) } }", "LOW"],
		["app.get(\"/\", (req, res) => res.redirect(302, \"//\" + req.query.to))", "MEDIUM"],
		["router.get(\"/\", (ctx) => ctx.redirect(ctx.query.to || \"/\"))", "MEDIUM"],
		["class A { @Get() @Redirect() f(@Query(\"to\") to: string) { return { url: to } } }", "MEDIUM"],
		["import { redirect } from \"@sveltejs/kit\"; export async function load({ url }) { redirect(302, url.searchParams.get(\"to\")) }", "MEDIUM"],
		["import { redirect } from \"@remix-run/node\"; export async function loader({ request }) { return redirect(new URL(request.url).searchParams.get(\"to\")) }", "MEDIUM"],
		["app.get(\"/\", (req, res) => res.writeHead(302, { Location: req.query.to }))", "MEDIUM"],
		["window.location.href = new URLSearchParams(location.search).get(\"to\")", "MEDIUM"]
	]
};
function ofResponse(flow, node) {
	const method = flow.names.last(node.callee);
	const [first, second] = node.arguments;
	if (first === void 0) return void 0;
	if (method === "redirect" || method === "location") return {
		at: node,
		origin: originOfHost(flow, second !== void 0 && flow.originOf(first).length === 0 ? second : first)
	};
	if (method === "writeHead") {
		const headers = node.arguments.at(-1);
		const target = propertyOf(headers, "Location") ?? propertyOf(headers, "location");
		return target === void 0 ? void 0 : {
			at: node,
			origin: originOfHost(flow, target)
		};
	}
	return /^(?:setHeader|header|set)$/.test(method) && /^location$/i.test(plainText(first) ?? "") && second !== void 0 ? {
		at: node,
		origin: originOfHost(flow, second)
	} : void 0;
}
function ofPage(flow, at, value) {
	if (unwrapped(value).type === "ObjectExpression") return {
		at,
		origin: []
	};
	const [first] = partsOf(flow, value);
	const begin = first !== void 0 && "value" in first ? flow.source.getText(first.value) : "";
	const isOwn = (text) => /(?:^|\.)location$/.test(text) || text === begin && /(?:^|\.)(?:href|pathname|URL)$/.test(text);
	return {
		at,
		origin: originOfHost(flow, value).filter(({ text, kind }) => kind !== "page" || !isOwn(text))
	};
}
// src/service/engines/sast/rules/path-traversal.ts
var files$1 = /^(?:fs|fs\/promises|fs-extra|graceful-fs|mz\/fs|fs\.promises|fs-promise|original-fs)\.(?:promises\.)?(?:readFile|createReadStream|createWriteStream|writeFile|appendFile|unlink|rm|rmdir|readdir|open|opendir|rename|copyFile|cp|mkdir|symlink|link|truncate|chmod|chown|readlink|readJson|writeJson|outputFile|remove|copy|move|ensureFile|ensureDir|readJSON|emptyDir|exists|stat|lstat|access|readv|watch)(?:Sync)?$/;
var isUnpacking = /^extractAllTo(?:Async)?$/;
var probes = /\.(?:exists|stat|lstat|access)(?:Sync)?$/;
var modules = /^(?:require|require\.resolve)$/;
var pathTraversal = {
	id: "path-traversal",
	cwe: "CWE-22",
	title: "Path of a file chosen from outside",
	description: "A value from outside becomes part of the path of a file. With \"..\" in it files can be reached that nobody meant to hand out or to overwrite.",
	remediation: "Resolve the path against a fixed folder and check that the result still lies inside of it; or keep only path.basename of the value.",
	cvss: 7.5,
	severity: { outside: "HIGH" },
	purpose: "path",
	kinds: [
		"web",
		"header",
		"archive"
	],
	variants: {
		archive: {
			title: "Packed file that can be unpacked to any place (zip slip)",
			description: "An entry of an archive says under which path it is written. With \"..\" in it files outside of the folder are overwritten."
		},
		upload: {
			cwe: "CWE-434",
			title: "Uploaded file kept under the name that its sender chose",
			description: "The sender decides on the kind of the file that is written, and overwrites others of that name.",
			remediation: "Make the name yourself, keep only a permitted extension, and store files where none is run.",
			severity: { outside: "MEDIUM" },
			cvss: 6.5
		},
		unpacked: {
			title: "Archive from outside unpacked to wherever its entries say (zip slip)",
			description: "Older versions of the package write an entry whose name holds \"..\" outside of the folder.",
			remediation: "Check that each path lies inside of the folder before it is written, and keep the package up to date.",
			severity: { outside: "MEDIUM" },
			cvss: 6.5
		},
		probe: {
			severity: { outside: "MEDIUM" },
			title: "Existence of a file asked for from outside",
			cvss: 5.3
		},
		view: {
			title: "Template chosen from outside",
			severity: { outside: "MEDIUM" }
		},
		module: {
			cwe: "CWE-829",
			title: "Module chosen from outside",
			description: "A value from outside decides which file is loaded and run.",
			cvss: 8.8
		}
	},
	find: (flow) => ({
		...calls$1((node) => {
			const name = flow.names.qualified(node.callee) ?? "";
			const [first, second] = node.arguments;
			if (first === void 0) return void 0;
			if (modules.test(name)) return {
				at: node,
				values: [first],
				variant: "module"
			};
			if (files$1.test(name)) {
				const values = /\.(?:rename|copyFile|cp|symlink|link|copy|move)(?:Sync)?$/.test(name) && second !== void 0 ? [first, second] : [first];
				return {
					at: node,
					values,
					...values.some((value) => flow.originOf(value).some(({ kind }) => kind === "archive")) ? { variant: "archive" } : probes.test(name) ? { variant: "probe" } : {}
				};
			}
			const method = flow.names.last(node.callee);
			if (isUnpacking.test(method) && flow.loads(/^adm-zip$/) && node.callee.type === "MemberExpression") return {
				at: node,
				values: [node.callee.object],
				variant: "unpacked"
			};
			if (isUploadName(flow, node)) return {
				at: node,
				values: node.arguments.slice(1, 2),
				variant: "upload"
			};
			if (method === "mv" && node.callee.type === "MemberExpression") return {
				at: node,
				values: [first]
			};
			if (!isOnResponse(node)) return void 0;
			if (method === "render" && plainText(first) === void 0) return {
				at: node,
				values: [first],
				variant: "view"
			};
			const isFile = /^(?:sendFile|sendfile|download|attachment|file)$/.test(method) && method !== "attachment";
			const hasRoot = node.arguments.some((argument) => propertyOf(argument, "root") !== void 0);
			return isFile && !hasRoot ? {
				at: node,
				values: [first]
			} : void 0;
		}),
		ImportExpression: (node) => ({
			at: node,
			values: [node.source],
			variant: "module"
		})
	}),
	good: [
		"const AdmZip = require(\"adm-zip\"); new AdmZip(\"a.zip\").extractAllTo(\"b\")",
		"const multer = require(\"multer\"); multer.diskStorage({ filename: (req, file, cb) => cb(null, crypto.randomUUID()) })",
		"const fs = require(\"fs\"); app.get(\"/\", (req, res) => fs.readFile(path.basename(req.query.f), done))",
		"app.get(\"/:f\", (req, res) => res.sendFile(req.params.f, { root: \"public\" }))",
		"const fs = require(\"fs\"); exports.read = (file) => fs.readFileSync(file)",
		"const fs = require(\"fs\"), path = require(\"path\"); app.get(\"/:f\", (req, res) => { const f = path.resolve(\"a\", req.params.f); if (!f.startsWith(root)) return res.end(); fs.readFile(f, done) })",
		"const fs = require(\"fs\"); app.get(\"/:f\", (req, res) => { if (req.params.f.includes(\"..\")) return res.end(); fs.readFile(\"a/\" + req.params.f, done) })",
		"app.post(\"/\", upload.single(\"a\"), (req, res) => fs.readFile(req.file.path, done))",
		"import(name)",
		"require(name)"
	],
	bad: [
		["const AdmZip = require(\"adm-zip\"); app.post(\"/\", (req, res) => { const zip = AdmZip(req.files.a.data); zip.extractAllTo(\"/tmp/a\", true) })", "MEDIUM"],
		["const multer = require(\"multer\"); multer.diskStorage({ destination: \"up\", filename: (req, file, cb) => cb(null, Date.now() + file.originalname) })", "MEDIUM"],
		["const multer = require(\"multer\"); multer.diskStorage({ filename: function (req, file, callback) { callback(null, file.originalname) } })", "MEDIUM"],
		["const AdmZip = require(\"adm-zip\"), fs = require(\"fs\"); new AdmZip(\"a.zip\").getEntries().forEach((e) => fs.writeFileSync(\"out/\" + e.entryName, e.getData()))", "HIGH"],
		["const fs = require(\"fs\"); app.get(\"/\", (req, res) => fs.readFile(req.query.f, \"utf8\", (e, d) => res.json(d)))", "HIGH"],
		["import path from \"path\"; import { createReadStream as open } from \"node:fs\"; app.get(\"/:f\", (req, res) => open(path.join(\"a\", req.params.f)).pipe(res))", "HIGH"],
		["app.get(\"/:f\", ({ params }: Request, res: Response) => { function send(f, res) { res.sendFile(path.resolve(\"ftp/\", f)) } send(params.f, res) })", "HIGH"],
		["const fs = require(\"fs\"); app.get(\"/:f\", (req, res) => { if (fs.statSync(\"a/\" + req.params.f)) res.end() })", "MEDIUM"],
		["const unzipper = require(\"unzipper\"); async function f(b) { for (const entry of (await unzipper.Open.buffer(b)).files) { const n = entry.path; fs.createWriteStream(\"a/\" + n) } } const fs = require(\"fs\")", "HIGH"],
		["app.get(\"/:v\", (req, res) => res.render(req.params.v))", "MEDIUM"],
		["app.get(\"/:v\", (req, res) => require(\"./\" + req.params.v))", "HIGH"],
		["app.get(\"/:v\", async (req, res) => import(req.query.v))", "HIGH"],
		["app.post(\"/\", (req, res) => req.files.a.mv(\"uploads/\" + req.files.a.name))", "HIGH"]
	]
};
function isUploadName(flow, node) {
	const fn = functionAround(node);
	const callee = unwrapped(node.callee);
	const [, file, done] = fn?.params ?? [];
	if (fn === void 0 || callee.type !== "Identifier" || done?.type !== "Identifier" || done.name !== callee.name) return false;
	const { parent } = outerOf(fn);
	const [, name] = node.arguments;
	return parent?.type === "Property" && keyOf(parent) === "filename" && file !== void 0 && name !== void 0 && flow.loads(/^(?:multer|fastify-multer|@koa\/multer)/);
}
// src/service/engines/sast/rules/prototype-pollution.ts
var merging = /^(?:lodash|_|underscore)\.(?:merge|mergeWith|defaultsDeep|set|setWith|zipObjectDeep)$|^lodash[./](?:merge|mergeWith|defaultsDeep|set)$|^(?:deepmerge|merge|merge-deep|deep-extend|extend|just-extend|mixin-deep|defaults-deep|node\.extend|hoek\.(?:merge|applyToDefaults)|@hapi\/hoek\.(?:merge|applyToDefaults)|dot-prop\.set|object-path\.set|deep-set|set-value|dset|flat\.unflatten|hoek\.clone)(?:\.all|\.recursive|\.default)?$/;
var prototypePollution = {
	id: "prototype-pollution",
	cwe: "CWE-1321",
	title: "Object that a foreign key can reach beyond",
	description: "Keys from outside decide which property is written. The key __proto__ or constructor changes every object of the program.",
	remediation: "Refuse the keys __proto__, constructor and prototype, use a Map, or objects made by Object.create(null).",
	cvss: 7.3,
	severity: { outside: "MEDIUM" },
	kinds: ["web", "page"],
	variants: {
		merge: {
			title: "Foreign object merged deeply",
			severity: { outside: "MEDIUM" }
		},
		path: {
			title: "Property set by a path that follows __proto__",
			severity: { found: "MEDIUM" },
			cvss: 5.6
		},
		own: {
			title: "Deep merge that follows __proto__",
			severity: { found: "MEDIUM" },
			cvss: 5.6
		}
	},
	find: (flow) => ({
		AssignmentExpression: (node) => {
			const { left } = node;
			if (left.type !== "MemberExpression" || !left.computed || plainText(left.property) !== void 0) return void 0;
			const inner = unwrapped(left.object);
			if (isOwnMerge(flow, node, left)) return {
				at: node,
				variant: "own"
			};
			if (isPathWalk(flow, left)) return {
				at: node,
				variant: "path"
			};
			if (inner.type !== "MemberExpression" || !inner.computed || plainText(inner.property) !== void 0) return void 0;
			const origins = [inner.property, left.property].map((key) => flow.originOf(key).filter(({ level }) => level === "outside"));
			return origins.every((origin) => origin.length > 0) ? {
				at: node,
				origin: origins.flat()
			} : void 0;
		},
		...calls$1((node) => {
			const name = flow.names.qualified(node.callee) ?? "";
			if (!(/^(?:\$|jQuery|jquery|extend|node\.extend)(?:\.extend)?$/.test(name) && isTrue(node.arguments[0])) && !(merging.test(name) && name !== "extend")) return void 0;
			const isSet = /(?:set|setWith|deep-set|set-value|dset)$/.test(name);
			return {
				at: node,
				origin: (isSet ? node.arguments.slice(1, 2) : node.arguments.slice(1)).flatMap((value) => flow.originOf(value)).filter(({ isText, safeFor }) => (isSet || !isText) && !safeFor.includes("operators")),
				variant: "merge"
			};
		})
	}),
	good: [
		"function setPath(o, path, v) { const keys = path.split(\".\"); let at = o; for (const key of keys) { if (key === \"__proto__\") return; at = at[key] } at[keys[0]] = v }",
		"function count(text) { const words = text.split(\" \"); const seen = {}; for (const word of words) seen[word] = 1 }",
		"app.post(\"/\", (req, res) => { cache[req.body.id] = 1 })",
		"app.post(\"/\", (req, res) => _.merge({}, defaults))",
		"function merge(a, b) { for (const key in b) { if (key === \"__proto__\") continue; if (typeof b[key] === \"object\") merge(a[key], b[key]); else a[key] = b[key] } }",
		"app.post(\"/\", (req, res) => { rows[req.body.a][0] = 1 })"
	],
	bad: [
		["function setPath(o, path, v) { const keys = path.split(\".\"); let at = o; for (let i = 0; i < keys.length - 1; i++) { if (!at[keys[i]]) at[keys[i]] = {}; at = at[keys[i]] } at[keys[keys.length - 1]] = v }", "MEDIUM"],
		["const $ = require(\"jquery\"); app.post(\"/\", (req, res) => { $.extend(true, {}, req.body) })", "MEDIUM"],
		["const _ = require(\"lodash\"); app.post(\"/\", (req, res) => _.merge(config, req.body))", "MEDIUM"],
		["app.post(\"/\", (req, res) => { data[req.body.a][req.body.b] = req.body.c })", "MEDIUM"],
		["function merge(a, b) { for (const key in b) { if (typeof b[key] === \"object\") merge(a[key], b[key]); else a[key] = b[key] } return a }", "MEDIUM"]
	]
};
function isOwnMerge(flow, node, left) {
	const right = node.type === "AssignmentExpression" ? unwrapped(node.right) : node;
	const key = unwrapped(left.property);
	if (key.type !== "Identifier" || right.type !== "MemberExpression" || !right.computed) return false;
	const read = unwrapped(right.property);
	if (read.type !== "Identifier" || read.name !== key.name) return false;
	const fn = functionAround(node);
	const name = fn === void 0 ? void 0 : nameOf(flow, fn);
	if (fn === void 0 || name === void 0) return false;
	const text = flow.source.getText(fn);
	const escaped = name.replaceAll("$", "\\$");
	return new RegExp(`\\b${escaped}\\s*\\(\\s*[\\w.]+\\[\\s*${key.name.replaceAll("$", "\\$")}\\s*\\]\\s*,\\s*[\\w.]+\\[`).test(text) && /\bfor\s*\([^)]*\bin\b|\.(?:keys|entries)\(/.test(text) && !/__proto__|prototype|constructor|hasOwn|Object\.create\(null/.test(text);
}
function nameOf(flow, fn) {
	if (fn.type !== "ArrowFunctionExpression" && fn.id != null) return fn.id.name;
	const outer = flow.source.getAncestors(fn).at(-1);
	if (outer?.type === "VariableDeclarator" && outer.id.type === "Identifier") return outer.id.name;
	if (outer?.type === "AssignmentExpression" && outer.left.type === "MemberExpression") return keyOf(outer.left);
	return outer?.type === "Property" ? keyOf(outer) : void 0;
}
function isPathWalk(flow, left) {
	const inner = unwrapped(left.object);
	const fn = inner.type === "Identifier" ? functionAround(left) : void 0;
	if (inner.type !== "Identifier" || fn === void 0) return false;
	const text = flow.source.getText(fn).slice(0, longestWalk);
	const name = inner.name.replaceAll("$", "\\$");
	const key = unwrapped(left.property);
	return new RegExp(`\\b${name}\\s*=\\s*${name}\\s*\\[`).test(text.slice(0, Math.max(0, rangeOf(left)[0] - rangeOf(fn)[0]))) && key.type !== "Literal" && /\.split\(\s*["'`][./]["'`]\s*\)/.test(text) && !/__proto__|prototype|constructor|hasOwn|Object\.create\(null/.test(text);
}
var longestWalk = 4e3;
// src/service/engines/sast/rules/regex-injection.ts
var regexInjection = {
	id: "regex-injection",
	cwe: "CWE-1333",
	title: "Regular expression from outside",
	description: "A value from outside becomes part of a regular expression. Crafted text can change what it matches or make it run for minutes.",
	remediation: "Use a constant expression, or escape the text with RegExp.escape before it is inserted.",
	cvss: 5.3,
	severity: { outside: "MEDIUM" },
	purpose: "regex",
	kinds: ["web", "header"],
	find: (flow) => ({
		...calls$1((node) => {
			const [first] = node.arguments;
			if (/^(?:match|matchAll)$/.test(flow.names.last(node.callee)) && node.arguments.length === 1 && first !== void 0 && receiverOf(node) !== void 0) return {
				at: node,
				origin: flow.originOf(first).filter(({ text, level }) => level === "outside" && /\b(?:query|body|params|payload)\b/.test(text))
			};
			return flow.names.qualified(node.callee) === "RegExp" && first !== void 0 ? {
				at: node,
				values: [first]
			} : void 0;
		}),
		Property: (node) => {
			return node.key.type === "Identifier" && node.key.name === "$regex" ? {
				at: node,
				values: [node.value]
			} : void 0;
		}
	}),
	good: [
		"app.get(\"/\", (req, res) => new RegExp(escapeRegExp(req.query.a)))",
		"new RegExp(input)",
		"new RegExp(location.hash)"
	],
	bad: [
		["app.get(\"/:q\", (req, res) => res.json(items.filter((item) => item.match(req.params.q))))", "MEDIUM"],
		["app.get(\"/\", (req, res) => new RegExp(\"^\" + req.query.a))", "MEDIUM"],
		["app.get(\"/\", (req, res) => items.find({ name: { $regex: `${req.query.a}` } }))", "MEDIUM"]
	]
};
// src/service/engines/sast/rules/server-xss.ts
var serverXss = {
	id: "server-xss",
	cwe: "CWE-79",
	title: "Foreign text in an answer that browsers show as a page",
	description: "A value from outside is sent back as part of a page without being escaped. Scripts in it run in the browser of whoever follows a prepared link.",
	remediation: "Escape the value for the place where it stands, render it with a template engine that escapes, or answer with JSON or text/plain.",
	cvss: 7.1,
	severity: { outside: "HIGH" },
	variants: { bare: {
		title: "Foreign text sent back as it is",
		description: "A value from outside is sent back without being escaped. Where the browser takes the answer for a page, scripts in it run.",
		severity: { outside: "MEDIUM" },
		cvss: 6.1
	} },
	purpose: "html",
	kinds: ["web"],
	find: (flow) => ({
		...calls$1((node) => {
			const method = flow.names.last(node.callee);
			const [first] = node.arguments;
			const isAnswer = method === "response" && /^(?:h|toolkit|responseToolkit)$/.test(rootOf(node.callee)) || /^(?:send|write|end|html)$/.test(method) && isOnResponse(node);
			if (first === void 0 || !(isAnswer || flow.names.qualified(node.callee) === "Response")) return void 0;
			const isExpress = method === "send" && !/^_?(?:reply|rep|h|ctx)$/.test(rootOf(node.callee));
			const isBegin = /^(?:write|end)$/.test(method) && isBeginForeign(flow, first);
			return ofAnswer(flow, {
				at: node,
				value: first,
				canBeBare: isExpress || isBegin
			});
		}),
		ReturnStatement: (node) => node.argument == null ? void 0 : ofReturn(flow, node, node.argument),
		ArrowFunctionExpression: (node) => node.body.type === "BlockStatement" ? void 0 : ofReturn(flow, node.body, node.body),
		AssignmentExpression: (node) => {
			const target = node.left;
			if (target.type !== "MemberExpression" || keyOf(target) !== "body" || rootOf(target) !== "ctx") return void 0;
			return ofAnswer(flow, {
				at: node,
				value: node.right,
				canBeBare: false
			});
		}
	}),
	good: [
		"server.route({ method: \"GET\", path: \"/x\", handler: (request, h) => ({ a: \"<b>\" + request.query.name }) })",
		"fastify.get(\"/\", async (request, reply) => `hello ${request.query.n}`)",
		"app.get(\"/\", (req, res) => { const page = () => \"<b>\" + req.query.name; res.json({ page: page() }) })",
		"app.get(\"/\", (req, res) => res.send({ name: req.query.name }))",
		"app.get(\"/\", (req, res) => res.json(req.query.name))",
		"app.get(\"/\", (req, res) => res.send(escapeHtml(req.query.name)))",
		"app.get(\"/\", (req, res) => { res.type(\"text/plain\"); res.send(req.query.name) })",
		"app.get(\"/\", (req, res) => res.send(JSON.stringify(req.query)))",
		"app.get(\"/\", (req, res) => res.send(req.body))",
		"app.get(\"/:n\", (request, reply) => reply.send(request.params.n))",
		"app.get(\"/:n\", (req, res) => res.end(\"user \" + req.params.n))",
		"router.get(\"/\", (ctx) => { ctx.body = ctx.query.a })",
		"app.get(\"/\", (req, res) => { socket.send(req.query.name) })",
		"app.get(\"/\", (req, res) => res.status(400).send(\"not a number: \" + Number(req.query.n)))"
	],
	bad: [
		["server.route({ method: \"GET\", path: \"/x\", handler: (request, h) => \"<h1>\" + request.query.name + \"</h1>\" })", "HIGH"],
		["server.route({ method: \"GET\", path: \"/x\", handler: (request, h) => h.response(`<p>${request.params.n}</p>`).code(200) })", "HIGH"],
		["fastify.get(\"/\", async (request, reply) => { reply.header(\"content-type\", \"text/html\"); return `<h1>${request.query.n}` })", "HIGH"],
		["const marked = require(\"marked\"); app.post(\"/\", (req, res) => { res.send(marked.parse(req.body.text)) })", "MEDIUM"],
		["app.get(\"/\", (req, res) => res.send(\"<h1>\" + req.query.name + \"</h1>\"))", "HIGH"],
		["app.get(\"/\", (req, res) => res.status(404).send(`not found: ${req.originalUrl}`))", "MEDIUM"],
		["require(\"http\").createServer(function (req, res) { res.write(\"<h1>\" + require(\"url\").parse(req.url, true).query.n + \"</h1>\") })", "HIGH"],
		["router.get(\"/\", (ctx) => { ctx.body = \"<p>\" + ctx.query.a })", "HIGH"],
		["router.get(\"/\", (ctx) => { ctx.type = \"html\"; ctx.body = ctx.query.a })", "HIGH"],
		["const needle = require(\"needle\"); app.get(\"/\", (req, res) => needle.get(req.query.url, (e, r, body) => { if (body) { res.writeHead(200, { \"Content-Type\": \"text/html\" }); res.write(body) } }))", "HIGH"],
		["app.get(\"/:n\", (request, reply) => { const { n } = request.params; reply.type(\"text/html\").send(n) })", "HIGH"],
		["app.get(\"/:n\", (req, res) => { res.end(req.params.n) })", "MEDIUM"]
	]
};
function ofAnswer(flow, { at, value, canBeBare }) {
	if (!isMarkup(flow, value)) return void 0;
	const around = functionAround(value);
	const isPage = around !== void 0 && /text\/html|\btype\s*(?:=|\()\s*["'`]html/i.test(flow.source.getText(around)) || /<[a-z!/]/i.test(wordsOf$1(partsOf(flow, value)));
	if (!isPage && !canBeBare) return void 0;
	return {
		at,
		origin: textOrigin(flow, value),
		...isPage ? {} : { variant: "bare" }
	};
}
function isBeginForeign(flow, value) {
	const [first] = partsOf(flow, value).filter((part) => !("text" in part && part.text === ""));
	return first !== void 0 && "value" in first && flow.originOf(first.value).some(({ level }) => level === "outside");
}
function isMarkup(flow, value) {
	const inner = unwrapped(value);
	if (inner.type === "ObjectExpression" || inner.type === "ArrayExpression") return false;
	if (inner.type === "CallExpression" && (flow.names.qualified(inner.callee) === "JSON.stringify" || flow.names.last(inner.callee) === "map")) return false;
	const around = functionAround(value);
	const text = around === void 0 ? "" : flow.source.getText(around);
	if (/(?:type|content-type)["'`]?\s*[(,:]\s*["'`](?:text\/plain|text\/csv|json|application\/(?!xhtml|xml)|image\/|txt)/i.test(text)) return false;
	const words = wordsOf$1(partsOf(flow, value));
	return plainText(inner) === void 0 && !/^\s*[{[]\s*"/.test(words);
}
function textOrigin(flow, value) {
	return flow.originOf(value).filter(({ isText, text, level }) => level === "outside" && (isText || !/\b(?:body|query|payload|params|headers|cookies|files?|json\(\))$/.test(text)));
}
function ofReturn(flow, at, value) {
	const handler = functionAround(value);
	if (handler === void 0 || !/^(?:TemplateLiteral|BinaryExpression|Identifier|CallExpression)$/.test(unwrapped(value).type)) return void 0;
	const [first, second] = handler.params;
	const isHandler = (first?.type === "ObjectPattern" || first?.type === "Identifier" && /^_?req(?:uest)?$/.test(first.name)) && sourceOfParameter(flow.names, handler, 0) === "request";
	const isResult = second === void 0 || second.type === "Identifier" && /^(?:_?reply|_?h|_?rep)$/.test(second.name);
	return isHandler && isResult && /<[a-z!/]|html/i.test(flow.source.getText(handler)) ? ofAnswer(flow, {
		at,
		value,
		canBeBare: false
	}) : void 0;
}
// src/service/engines/sast/rules/slow-regex.ts
var slowRegex = {
	id: "slow-regex",
	cwe: "CWE-1333",
	title: "Regular expression that can take exponential time",
	description: "A repetition inside of a repetition can match one text in very many ways. On a short, crafted text that does not match, all of them are tried, which blocks the whole process.",
	remediation: "Rewrite it without nested repetition, limit the length of the input, or use a linear-time engine.",
	cvss: 5.3,
	severity: { found: "MEDIUM" },
	find: (flow) => ({
		Literal: (node) => "regex" in node && isSlow(node.regex.pattern) ? { at: node } : void 0,
		...calls$1((node) => {
			const pattern = flow.names.qualified(node.callee) === "RegExp" ? plainText(node.arguments[0]) : void 0;
			return pattern !== void 0 && isSlow(pattern) ? { at: node } : void 0;
		})
	}),
	good: [
		"/^(\\d+,)*\\d+$/",
		"/\\.(woff2?|ttf)(#.*)?$/i",
		"/^(?:[^\"\\\\]|\\\\.)*$/",
		"/(a|b)+/",
		"/^([a-z]+\\s)*$/",
		"/(?:ab)+c*/",
		"/[(+]+/"
	],
	bad: [
		["/([0-9]+)+\\#/", "MEDIUM"],
		["/(a+)+$/.test(input)", "MEDIUM"],
		["/^(([a-z])+.)+[A-Z]([a-z])+$/", "MEDIUM"],
		["/([a-zA-Z0-9]{2,4})+$/", "MEDIUM"],
		["new RegExp(\"^(\\\\w+\\\\s?)*$\")", "MEDIUM"],
		["/(?:.*a)*b/", "MEDIUM"],
		["/^(([a-zA-Z0-9])+([-._]?))*@/", "MEDIUM"]
	]
};
// src/service/engines/sast/rules/sql-injection.ts
var statement = /^\s*\(?\s*(?:select\b[\s\S]*\bfrom\b|insert\s+into\b|update\b[\s\S]+\bset\b|delete\s+from\b|replace\s+into\b|merge\s+into\b|with\b[\s\S]*\bselect\b|create\s+(?:table|user|database|index|view)\b|drop\s+(?:table|user|database)\b|alter\s+(?:table|user)\b|call\s+\w|exec(?:ute)?\s+\w|truncate\s+table|grant\s|union\s+select\b|match\s*\([\s\S]*\breturn\b)|\bwhere\s+[\w."`[\]]+\s*(?:=|like|in|<|>|is)\s*|\border\s+by\s|\bvalues\s*\(/i;
var anything = /^(?:literal|whereRaw|orWhereRaw|andWhereRaw|orderByRaw|groupByRaw|havingRaw|joinRaw|selectRaw|fromRaw|\$queryRawUnsafe|\$executeRawUnsafe)$/;
var methods = /^(?:query|execute|exec|executeSql|run|all|get|each|raw|prepare|unsafe|any|one|none|many|oneOrNone|manyOrNone|result|batch|queryRaw|createQueryBuilder|where|andWhere|orWhere|having|orderBy|multi|stream|executeQuery|runQuery|rawQuery|request|sql|fetchAll|fetchOne|scalar|iterate)$/;
var condition = /^(?:where|andWhere|orWhere|having|andHaving|orHaving|on)$/;
var printing = /^(?:console|log|logger|winston|debug|res|response|reply|Error|assert|expect|chalk)$/i;
var database = /^(?:db|database|conn|connection|pool|client|sequelize|knex|sql|pg|mysql|postgres|sqlite\w*|mssql|con|cnx|dbConn\w*|pgClient|orm|prisma|entityManager|manager|queryRunner|session|cursor|stmt)$/i;
var sqlInjection = {
	id: "sql-injection",
	cwe: "CWE-89",
	title: "SQL built from text",
	description: "A value becomes part of the text of an SQL statement. Whoever can influence it can read and change everything that the statement may reach.",
	remediation: "Use parameters (?, $1, :name) and hand the values over separately; take names of columns from a fixed list.",
	cvss: 8.8,
	severity: {
		outside: "HIGH",
		entry: "MEDIUM",
		parameter: "MEDIUM"
	},
	purpose: "sql",
	kinds: [
		"web",
		"header",
		"archive"
	],
	find: (flow) => calls$1((node) => {
		const method = flow.names.last(node.callee);
		const [first] = node.arguments;
		if (first === void 0) return void 0;
		const text = propertyOf(first, "text") ?? propertyOf(first, "sql") ?? propertyOf(first, "query") ?? unwrapped(first);
		if (/^(?:ObjectExpression|Literal|ArrayExpression|ArrowFunctionExpression|FunctionExpression)$/.test(text.type)) return void 0;
		const receiver = receiverOf(node);
		const parts = partsOf(flow, text);
		const words = wordsOf$1(parts);
		const origin = () => originOfParts(flow, parts);
		const foreign = () => origin().filter(({ level }) => level === "outside");
		if (statement.test(words)) {
			if (printing.test(rootOf(node.callee))) return void 0;
			return {
				at: node,
				origin: methods.test(method) || anything.test(method) ? origin() : foreign()
			};
		}
		if (condition.test(method) && /[\w.)"`\]]\s*(?:=|<>|!=|<|>|\b(?:like|in)\b)\s*\(?['"%]*\s*$/im.test(beforeValue(parts)) || anything.test(method)) return {
			at: node,
			origin: foreign()
		};
		return receiver !== void 0 && database.test(rootOf(receiver)) && /^(?:query|execute|raw|exec|run)$/.test(method) ? {
			at: node,
			origin: foreign()
		} : void 0;
	}),
	good: [
		"class A { @Get(\":n\") find(@Param(\"n\", ParseIntPipe) n: number) { return this.db.query(`SELECT * FROM a WHERE b = ${n}`) } }",
		"app.get(\"/\", (req, res) => { const ids = req.query.ids.split(\",\").map(Number); db.query(`SELECT * FROM a WHERE b IN (${ids.join(\",\")})`) })",
		"app.get(\"/\", (req, res) => db.query(\"SELECT * FROM a WHERE b = ?\", [req.query.b]))",
		"app.get(\"/\", (req, res) => db.query(`SELECT * FROM a WHERE b = ${Number(req.query.b)}`))",
		"app.get(\"/\", (req, res) => db.query(\"SELECT * FROM a WHERE b = \" + mysql.escape(req.query.b)))",
		"const table = \"a\"; db.query(\"SELECT * FROM \" + table)",
		"app.get(\"/\", (req, res) => sql`SELECT * FROM a WHERE b = ${req.query.b}`)",
		"app.get(\"/\", (req, res) => console.log(\"select \" + req.query.a + \" from \" + req.query.b))",
		"app.get(\"/\", (req, res) => { const sort = [\"a\", \"b\"].includes(req.query.s) ? req.query.s : \"a\"; db.query(\"SELECT * FROM a ORDER BY \" + sort) })"
	],
	bad: [
		["export const r = router({ find: publicProcedure.input(z.string()).query(({ input }) => db.query(\"SELECT * FROM t WHERE n='\" + input + \"'\")) })", "HIGH"],
		["export default defineEventHandler(async (event) => { const body = await readBody(event); return db.query(`SELECT * FROM t WHERE n = '${body.n}'`) })", "HIGH"],
		["class C { @get(\"/x\") async x(@param.query.string(\"q\") q: string) { return this.db.execute(`SELECT * FROM t WHERE n='${q}'`) } }", "HIGH"],
		["const resolvers = { Query: { user: (parent, { id }, context) => db.query(\"SELECT * FROM a WHERE id = \" + id) } }", "HIGH"],
		["app.get(\"/\", (req, res) => db.query(\"SELECT name FROM users WHERE id = \" + req.query.id))", "HIGH"],
		["export function f() { return (req: Request, res: Response) => { let c: any = req.query.q ?? \"\"; c = c.length <= 200 ? c : c.substring(0, 200); models.sequelize.query(`SELECT * FROM P WHERE n LIKE '%${c}%'`) } }", "HIGH"],
		["app.post(\"/\", (req, res) => { let sql = \"SELECT * FROM a WHERE 1 = 1\"; if (req.body.b) sql += \" AND b = '\" + req.body.b + \"'\"; pool.query(sql) })", "HIGH"],
		["app.post(\"/\", (req, res) => { const { id } = req.params; knex(\"a\").whereRaw(\"id = \" + id) })", "HIGH"],
		["app.get(\"/\", (req, res) => users.createQueryBuilder(\"u\").where(`u.name = '${req.query.name}'`).getMany())", "HIGH"],
		["exports.find = (name) => connection.query(\"SELECT * FROM users WHERE name = '\" + name + \"'\")", "MEDIUM"],
		["class A { @Get() find(@Query(\"id\") id: string) { return this.repository.query(`SELECT * FROM a WHERE id = ${id}`) } }", "HIGH"],
		["fastify.get(\"/\", async (request, reply) => client.query({ text: `DELETE FROM a WHERE b = '${request.query.b}'` }))", "HIGH"],
		["const build = (id) => \"SELECT * FROM a WHERE id = \" + id; app.get(\"/\", (req, res) => db.all(build(req.query.id)))", "HIGH"]
	]
};
function beforeValue(parts) {
	const at = parts.findIndex((part) => !("text" in part));
	return wordsOf$1(at < 0 ? [] : parts.slice(0, at));
}
// src/service/engines/sast/rules/ssrf.ts
var request = /^(?:fetch|(?:node-fetch|cross-fetch|isomorphic-fetch|make-fetch-happen)(?:\.fetch)?|(?:axios|got|request|request-promise(?:-native)?|needle|superagent|ky|wretch|phin|bent|urllib|undici|https?|follow-redirects\.https?)(?:\.create\(\)|\.extend\(\)|\.defaults\(\)|\.Axios\(\))?(?:\.(?:get|post|put|patch|delete|del|head|options|request|fetch|stream|curl))?|(?:puppeteer|playwright)\S*\.goto|dns\.(?:lookup|resolve\w*)|net\.(?:connect|createConnection)|image-downloader\.image|download|soap\.createClient\w*|ws(?:\.WebSocket)?|reconnecting-websocket|http-proxy\.createProxyServer|jsdom\.JSDOM\.fromURL|wkhtmltopdf|open-graph-scraper|link-preview-js\.getLinkPreview)$/;
var ssrf = {
	id: "ssrf",
	cwe: "CWE-918",
	title: "Request to an address chosen from outside",
	description: "The server fetches an address that comes from outside. So it can be made to call services of its own network, or its cloud's metadata.",
	remediation: "Take host and scheme from a fixed list, compared after parsing with URL, and refuse private addresses after they are resolved.",
	cvss: 8.6,
	severity: { outside: "HIGH" },
	purpose: "url",
	kinds: ["web", "header"],
	find: (flow) => calls$1((node) => {
		const name = flow.names.qualified(node.callee) ?? "";
		const isGoto = flow.names.last(node.callee) === "goto" && flow.loads(/puppeteer|playwright/);
		const isService = isOwnClient(flow, node);
		if (!isGoto && !isService && !request.test(name) && !clientCall.test(name)) return void 0;
		const [first, second] = node.arguments;
		const address = name.startsWith("needle") && name.length < 7 ? second : first;
		if (address === void 0) return void 0;
		const options = objectOf(flow, address) ?? objectOf(flow, second);
		const named = [
			"url",
			"uri",
			"baseURL",
			"prefixUrl",
			"host",
			"hostname"
		].flatMap((key) => propertyOf(options, key) ?? []);
		return {
			at: node,
			origin: (objectOf(flow, address) === void 0 ? [address, ...named] : named).flatMap((value) => originOfHost(flow, value)).filter(({ level }) => level === "outside")
		};
	}),
	good: [
		"app.get(\"/\", async (req, res) => fetch(\"https://example.com/\" + req.query.path))",
		"app.get(\"/\", async (req, res) => { if (!hosts.has(req.query.url)) return; await fetch(req.query.url) })",
		"const axios = require(\"axios\"); app.get(\"/\", (req, res) => axios.post(service + \"/a\", req.body))",
		"fetch(location.hash.slice(1))",
		"app.get(\"/\", (req, res) => map.get(req.query.url))",
		"app.get(\"/\", async (req, res) => { const url = new URL(req.query.url); if (!hosts.includes(url.hostname)) return; await fetch(url) })"
	],
	bad: [
		["export const f = () => async (req: Request, res: Response) => { const url = req.body.imageUrl; if (url.match(/a/)) x(); const response = await fetch(url) }", "HIGH"],
		["const needle = require(\"needle\"); function R() { this.show = (req, res) => { const url = req.query.url + req.query.symbol; return needle.get(url, (e, r, body) => {}) } }", "HIGH"],
		["import axios from \"axios\"; app.get(\"/\", (req, res) => axios({ method: \"get\", url: req.query.url }))", "HIGH"],
		["const http = require(\"http\"); app.get(\"/\", (req, res) => http.get(\"http://\" + req.query.host + \"/a\"))", "HIGH"],
		["class A { constructor(private readonly httpService: HttpService) {} @Get() f(@Query(\"u\") u: string) { return this.httpService.get(u) } }", "HIGH"],
		["const WebSocket = require(\"ws\"); app.get(\"/\", (req, res) => { new WebSocket(req.query.url) })", "HIGH"],
		["export async function load({ url, fetch }) { return fetch(url.searchParams.get(\"u\")) }", "HIGH"],
		["const request = require(\"request\"); app.get(\"/\", (req, res) => request.get(req.query.u).pipe(res))", "HIGH"]
	]
};
function isOwnClient(flow, node) {
	const receiver = receiverOf(node);
	if (receiver !== void 0) return /^_?httpService$/.test(flow.names.last(receiver)) && /^(?:get|post|put|patch|delete|head|request)$/.test(flow.names.last(node.callee));
	const callee = unwrapped(node.callee);
	return callee.type === "Identifier" && callee.name === "fetch" && flow.names.variableOf(callee)?.defs[0]?.type === "Parameter";
}
// src/service/engines/sast/rules/template-injection.ts
var compilers = /^(?:(?:pug|jade|ejs|handlebars|hbs|swig|swig-templates|dot|doT|eta|hogan\.js|hogan|mustache|nunjucks|twig|velocityjs|squirrelly|marko|underscore|lodash|_|ect|haml|hamljs|consolidate\.\w+|Handlebars|Mustache|template7|art-template|liquidjs\.Liquid\(\)|nunjucks\.\w+\(\))\.(?:compile|render|renderString|template|precompile|parseAndRender|twig|compileString|Template)|lodash\.template|lodash\/template)$/;
var writers = /^(?:fs|fs\/promises|fs-extra|graceful-fs)\.(?:promises\.)?(?:writeFile|appendFile|outputFile)(?:Sync)?$/;
var templateInjection = {
	id: "template-injection",
	cwe: "CWE-1336",
	title: "Foreign text in the source of a template",
	description: "A value becomes part of a template before it is compiled. Template languages can call code, so whoever can influence the value can run it on the server.",
	remediation: "Keep templates constant and hand values over when they are rendered.",
	cvss: 8.8,
	severity: { outside: "HIGH" },
	kinds: ["web", "header"],
	variants: {
		built: {
			title: "Template source built at run time",
			severity: {
				outside: "HIGH",
				entry: "MEDIUM",
				parameter: "MEDIUM",
				unknown: "MEDIUM"
			}
		},
		file: {
			title: "Foreign text written into a file of a template",
			description: "What is written becomes source of the template, which can call code when it is rendered the next time."
		},
		options: {
			cwe: "CWE-73",
			title: "Whole request handed to a template engine",
			description: "All that a request holds becomes options of the template engine, which takes file names (layout, partials, views) and code from them.",
			remediation: "Hand over the single values that the template needs.",
			cvss: 7.5,
			severity: { outside: "HIGH" }
		}
	},
	find: (flow) => calls$1((node) => {
		const [first, second] = node.arguments;
		const method = flow.names.last(node.callee);
		if (first === void 0) return void 0;
		if (writers.test(flow.names.qualified(node.callee) ?? "") && second !== void 0) return isTemplateFile(flow, first) ? {
			at: node,
			values: [second],
			variant: "file"
		} : void 0;
		if (method === "render" && isOnResponse(node) && second !== void 0) return ofOptions(flow, node, second);
		if (!compilers.test(flow.names.qualified(node.callee) ?? "")) return void 0;
		return {
			at: node,
			values: [first],
			...isBuilt(flow, first) ? { variant: "built" } : {}
		};
	}),
	good: [
		"const fs = require(\"fs\"); app.post(\"/\", (req, res) => { fs.writeFileSync(\"data/own.txt\", req.body.text) })",
		"app.get(\"/\", (req, res) => res.render(\"a\", { name: req.body.name }))",
		"const pug = require(\"pug\"); const fn = pug.compile(fs.readFileSync(\"a.pug\", \"utf8\"))",
		"const ejs = require(\"ejs\"); app.get(\"/\", (req, res) => res.send(ejs.render(\"<%= a %>\", { a: req.query.a })))",
		"app.get(\"/\", (req, res) => res.render(\"a\", { user: req.user, errors: req.flash(\"a\") }))"
	],
	bad: [
		["const fs = require(\"fs\"); app.post(\"/\", (req, res) => { fs.writeFileSync(\"views/own.ejs\", req.body.text) })", "HIGH"],
		["import { writeFile } from \"fs/promises\"; app.post(\"/\", async (req, res) => { await writeFile(path.join(__dirname, \"templates\", name + \".html\"), `<p>${req.body.text}`) })", "HIGH"],
		["const ejs = require(\"ejs\"); app.get(\"/\", (req, res) => { const page = ejs.render(\"<p>\" + req.query.a + \"</p>\") })", "HIGH"],
		["async function f(user) { let t = await fs.readFile(\"a.pug\"); t = t.replace(/_name_/g, user.name); const pug = (await import(\"pug\")).default; return pug.compile(t) }", "MEDIUM"],
		["const handlebars = require(\"handlebars\"); app.post(\"/\", (req, res) => handlebars.compile(req.body.template)({}))", "HIGH"],
		["app.post(\"/\", (req, res) => res.render(\"a\", req.body))", "HIGH"],
		["app.post(\"/\", async (req, res) => { res.render(\"a\", { ...req.body, ...theme }, (e, html) => {}) })", "HIGH"]
	]
};
function ofOptions(flow, node, options) {
	const object = objectOf(flow, options);
	const spread = (object?.properties ?? []).flatMap((part) => part.type === "Property" ? [] : [part.argument]);
	const values = object === void 0 ? [options] : hasSpread(object) ? spread : [];
	if (values.length === 0) return void 0;
	return {
		at: node,
		variant: "options",
		origin: values.flatMap((value) => flow.originOf(value)).filter(({ level, text, isText }) => level === "outside" && (!isText || /\bparams$/.test(text)) && /\b(?:body|query|payload)$/.test(text))
	};
}
function isBuilt(flow, node) {
	const inner = unwrapped(node);
	if (inner.type === "BinaryExpression" || inner.type === "TemplateLiteral") return true;
	if (inner.type === "CallExpression" && inner.callee.type === "MemberExpression") {
		const [, second] = inner.arguments;
		return /^replace(?:All)?$/.test(keyOf(inner.callee)) && second !== void 0 && flow.originOf(second).length > 0;
	}
	const variable = inner.type === "Identifier" ? flow.names.variableOf(inner) : void 0;
	if (variable === void 0 || inner.type !== "Identifier") return false;
	return writesBefore(flow, variable, inner).some(({ value, isAdded }) => isAdded || value !== inner && value.type !== "Identifier" && isBuilt(flow, value));
}
function isTemplateFile(flow, path) {
	const words = `${wordsOf$1(partsOf(flow, path))} ${flow.source.getText(path)}`;
	return /(?:^|[\s/"'`])(?:views|templates)(?:[/"'`]|$)|\.(?:ejs|pug|jade|hbs|handlebars|njk|mustache|eta|liquid)\b/.test(words);
}
// src/service/engines/sast/rules/timing.ts
var secretName = /^(?:.*[_a-z])?(?:hash|digest|signature|hmac|mac|secret|apiKey|api_key|csrfToken|authToken|accessToken|sig|token|Hash|Digest|Signature|Hmac|Secret|Token)$/;
var timing = {
	id: "timing",
	cwe: "CWE-208",
	title: "Secret compared in varying time",
	description: "Comparing a secret with === stops at the first difference; the time taken tells how much of a guess was right.",
	remediation: "Compare with crypto.timingSafeEqual.",
	cvss: 3.7,
	severity: { found: "LOW" },
	find: (flow) => ({ BinaryExpression: (node) => {
		if (!/^[!=]==?$/.test(node.operator)) return void 0;
		const sides = [unwrapped(node.left), unwrapped(node.right)];
		if (!sides.every(({ type }) => /^(?:Identifier|MemberExpression|CallExpression)$/.test(type))) return void 0;
		const [left = "", right = ""] = sides.map((side) => flow.names.last(side.type === "CallExpression" ? side.callee : side));
		if (!secretName.test(left) || !secretName.test(right)) return void 0;
		return sides.some((side) => flow.originOf(side).some(({ level }) => level === "outside" || level === "parameter" || level === "entry")) ? { at: node } : void 0;
	} }),
	good: [
		"if (password === passwordRepeat) go()",
		"if (token === null) go()",
		"const f = (token) => token === Token.COMMA"
	],
	bad: [["const check = (user, hash) => hash === user.hash", "LOW"], ["app.post(\"/\", (req, res) => { if (req.headers.signature !== expectedSignature) return })", "LOW"]]
};
// src/service/engines/sast/rules/weak-checks.ts
var forgeableAddress = {
	id: "forgeable-address",
	cwe: "CWE-290",
	title: "Limit or right by an address that its sender states",
	description: "The header X-Forwarded-For can be sent by anyone. Who changes it with every request is never limited.",
	remediation: "Use req.ip, and set \"trust proxy\" to the proxies that really stand before the server.",
	cvss: 5.3,
	severity: { found: "MEDIUM" },
	find: (flow) => ({ Property: (node) => keyOf(node) === "keyGenerator" && isFunction(unwrapped(node.value)) && /x-forwarded-for|x-real-ip|true-client-ip|cf-connecting-ip/i.test(flow.source.getText(node)) ? { at: node } : void 0 }),
	good: ["rateLimit({ keyGenerator: (req) => req.ip })"],
	bad: [["rateLimit({ keyGenerator ({ headers, ip }) { return headers[\"X-Forwarded-For\"] ?? ip } })", "MEDIUM"]]
};
var markupFilter = {
	id: "markup-filter",
	cwe: "CWE-20",
	title: "Markup cleaned by a regular expression",
	description: "Browsers read markup that such expressions do not match, and what is left after a removal can be markup again.",
	remediation: "Use a sanitizer that parses, such as DOMPurify or sanitize-html, or escape all of the text.",
	cvss: 5.4,
	severity: { found: "MEDIUM" },
	variants: { first: {
		title: "Only the first dangerous character is replaced",
		description: "With a text as its first argument, replace changes only the first occurrence.",
		remediation: "Use replaceAll, or a regular expression with the flag g."
	} },
	find: (flow) => calls$1((node) => {
		const method = flow.names.last(node.callee);
		const [first, second] = node.arguments;
		if (!/^replace(?:All)?$/.test(method) || first === void 0 || second === void 0) return void 0;
		const text = plainText(first);
		if (text !== void 0 && method === "replace") return /^(?:[<>"'&]|<script>?|\.\.\/?)$/i.test(text) && /^(?:|&\w+;|&#\d+;|\\.)$/.test(plainText(second) ?? "*") && isCleaning(flow, node) ? {
			at: node,
			variant: "first"
		} : void 0;
		const pattern = unwrapped(first);
		if (pattern.type !== "Literal" || !("regex" in pattern) || !/^\s*$/.test(plainText(second) ?? "*")) return void 0;
		return /^\(?(?:\?:)?<(?!!--)/.test(pattern.regex.pattern) && /script|\\w|\[\^|\.\*|iframe|\.\+/.test(pattern.regex.pattern) && (isCleaning(flow, node) || /script/i.test(pattern.regex.pattern)) ? { at: node } : void 0;
	}),
	good: [
		"text.replace(/</g, \"&lt;\")",
		"const title = text.replace(/<[^>]+>/g, \"\")",
		"name.replace(\"<\", \"(\")"
	],
	bad: [
		["export const sanitizeLegacy = (input = \"\") => input.replace(/<(?:\\w+)\\W+?[\\w]/gi, \"\")", "MEDIUM"],
		["text.replace(/<script.*?>/gi, \"\")", "MEDIUM"],
		["function escapeHtml(text) { return text.replace(\"<\", \"&lt;\") }", "MEDIUM"]
	]
};
function isCleaning(flow, node) {
	return /sanit|clean|escape|xss|purif|strip|safe|filter/i.test(namesAround(flow, node));
}
var addressCheck = {
	id: "address-check",
	cwe: "CWE-601",
	title: "Allowed address looked for anywhere in another",
	description: "The allowed address may stand in the path or query of any other: https://other.example/?https://allowed.example passes.",
	remediation: "Parse the address with URL and compare its origin or host, whole.",
	cvss: 6.1,
	severity: { found: "MEDIUM" },
	find: (flow) => calls$1((node) => {
		const receiver = receiverOf(node);
		const [first] = node.arguments;
		if (receiver === void 0 || first === void 0 || !/^(?:includes|indexOf|search|match)$/.test(flow.names.last(node.callee))) return void 0;
		const name = flow.names.last(receiver);
		if (!/ur[il]$|^(?:href|origin|referr?er|redirect\w*|to|target|link|returnTo|next)$/i.test(name) || /s$|list$/i.test(name)) return void 0;
		const written = plainText(first);
		const isAllowed = /allow|trust|white|permit|valid/i.test(flow.names.last(first)) || written !== void 0 && /^https?:\/\/[\w-]+\.|^[\w-]+\.(?:com|org|net|io|dev)\b/.test(written);
		const isCheck = functionAround(node) !== void 0 && /allow|redirect|trust|valid|safe|check|is[A-Z]/.test(`${namesAround(flow, node)}`);
		return isAllowed && isCheck ? { at: node } : void 0;
	}),
	good: [
		"const isAllowed = (url) => list.includes(url)",
		"const isAllowed = (url) => new URL(url).origin === allowed",
		"const hasQuery = (url) => url.includes(\"?\")"
	],
	bad: [["export const isRedirectAllowed = (url: string) => { let ok = false; for (const allowedUrl of list) { ok = ok || url.includes(allowedUrl) } return ok }", "MEDIUM"], ["function checkReferer(referer) { return referer.indexOf(\"https://a.example.com\") !== -1 }", "MEDIUM"]]
};
var scriptText = {
	id: "script-text",
	cwe: "CWE-79",
	title: "Value written into a script element",
	description: "A value is put between script tags as text. A \"<\/script>\" in it ends the script, and what follows is markup.",
	remediation: "Hand data over in a JSON element, with < escaped as \\u003c.",
	cvss: 6.1,
	severity: {
		outside: "HIGH",
		entry: "MEDIUM",
		parameter: "MEDIUM",
		unknown: "MEDIUM"
	},
	purpose: "html",
	find: (flow) => ({
		BinaryExpression: (node) => {
			const outer = flow.source.getAncestors(node).at(-1);
			return node.operator === "+" && !(outer?.type === "BinaryExpression" && outer.operator === "+") ? ofText(flow, node) : void 0;
		},
		TemplateLiteral: (node) => ofText(flow, node)
	}),
	good: [
		"const a = \"<script src=a.js><\/script>\" + text",
		"const page = `<script>const a = ${JSON.stringify(data).replace(/</g, \"\\\\u003c\")}<\/script>`",
		"const a = `<p>${text}</p>`",
		"const nonce = `<script nonce=\"${value}\">`"
	],
	bad: [["compiled = compiled.replace(\"<script id='subtitle'><\/script>\", \"<script id='subtitle' type='text/vtt'>\" + subs() + \"<\/script>\")", "MEDIUM"], ["app.get(\"/\", (req, res) => { const page = `<script>const name = \"${req.query.name}\"<\/script>` })", "HIGH"]]
};
function ofText(flow, node) {
	let text = "";
	const values = [];
	for (const part of partsOf(flow, node)) if ("text" in part) text += part.text;
	else if (/<script\b[^>]*>(?:(?!<\/script)[\s\S])*$/i.test(text)) {
		const inner = unwrapped(part.value);
		if (!(inner.type === "CallExpression" && /stringify|serialize/i.test(flow.source.getText(inner.callee) + flow.source.getText(inner).slice(0, 40)))) values.push(part.value);
	}
	return values.length === 0 ? void 0 : {
		at: node,
		values
	};
}
var plainPassword = {
	id: "plain-password",
	cwe: "CWE-256",
	title: "Password stored as it is",
	description: "A password is written into the database as it was typed. Whoever reads the database can use it, here and elsewhere.",
	remediation: "Store a hash by scrypt, bcrypt or Argon2 with a salt.",
	cvss: 6.5,
	severity: {
		outside: "MEDIUM",
		parameter: "MEDIUM",
		entry: "MEDIUM"
	},
	variants: { compared: { description: "What somebody typed is compared with the stored password as it is, so it is stored readably: whoever reads the database has all of them." } },
	find: (flow) => ({
		BinaryExpression: (node) => comparedPassword(flow, node),
		...calls$1((node) => {
			if (!/^(?:insert|insertOne|insertMany)$/.test(flow.names.last(node.callee)) || receiverOf(node) === void 0) return void 0;
			const record = objectOf(flow, node.arguments[0]);
			const password = propertyOf(record, "password") ?? propertyOf(record, "passwd") ?? propertyOf(record, "pwd");
			return record === void 0 || password === void 0 ? void 0 : {
				at: passwordPart(record),
				values: [password]
			};
		})
	}),
	good: [
		"const f = (name, password) => users.insertOne({ name, password: bcrypt.hashSync(password, 10) })",
		"users.insertOne({ name: \"a\", password: \"x\" })",
		"app.post(\"/\", (req, res) => { if (req.body.password !== req.body.password2) return })",
		"app.post(\"/\", (req, res) => { const { password, confirm } = req.body; if (password === confirm) go() })"
	],
	bad: [
		["function D(db) { this.add = (name, password, done) => { const user = { name, password }; db.insert(user, done) } }", "MEDIUM"],
		["app.post(\"/\", (req, res) => users.insertOne({ name: req.body.name, password: req.body.password }))", "MEDIUM"],
		["app.post(\"/\", async (req, res) => { const user = await find(); if (user.password === req.body.password) res.end() })", "MEDIUM"]
	]
};
function comparedPassword(flow, node) {
	if (!/^[!=]==?$/.test(node.operator)) return void 0;
	const sides = [unwrapped(node.left), unwrapped(node.right)];
	if (!sides.every((side) => /^(?:password|passwd|pwd)$/i.test(flow.names.last(side)))) return void 0;
	const [one = [], other = []] = sides.map((side) => flow.originOf(side).filter(({ level }) => level === "outside"));
	return one.length > 0 !== other.length > 0 ? {
		at: node,
		origin: [...one, ...other],
		variant: "compared"
	} : void 0;
}
function passwordPart(record) {
	return record.properties.find((part) => part.type === "Property" && /^(?:password|passwd|pwd)$/.test(keyOf(part))) ?? record;
}
var guessableSecret = {
	id: "guessable-secret",
	cwe: "CWE-338",
	title: "Secret made by Math.random",
	description: "The numbers of Math.random can be computed from earlier ones. A token or password made of them can be guessed.",
	remediation: "Use crypto.randomBytes, crypto.randomUUID or crypto.getRandomValues.",
	cvss: 5.9,
	severity: { found: "MEDIUM" },
	find: (flow) => calls$1((node) => {
		if (flow.names.qualified(node.callee) !== "Math.random") return void 0;
		const words = namesAround(flow, node);
		return /token|password|passwd|secret|otp\b|session_?(?:id|token|key)|nonce|salt|csrf|apikey|api_key|credential|resetcode|verificationcode/i.test(words) && !/test|mock|fake/i.test(words) ? { at: node } : void 0;
	}),
	good: ["const color = Math.random()", "const token = crypto.randomUUID()"],
	bad: [["const token = Math.random().toString(36)", "MEDIUM"], ["function generatePassword() { let a = \"\"; for (let i = 0; i < 8; i++) a += Math.floor(Math.random() * 10); return a }", "MEDIUM"]]
};
// src/service/engines/sast/rules/weak-hash.ts
var weak = /^(?:md[245]|sha-?1|ripemd(?:160)?|rmd160)$/i;
var functions = /^(?:md5|js-md5|blueimp-md5|sha1|js-sha1|crypto-js\.(?:MD5|SHA1|HmacMD5)|crypto-js\/(?:md5|sha1)|CryptoJS\.(?:MD5|SHA1)|ts-md5\.Md5\.hashStr|md5-hex|hasha\.md5)$/;
var precious = /pass(?:word|wd|phrase)?|pwd|secret|credential|token|signature|login|hmac/i;
var harmless$1 = /etag|cache|checksum|integrity|fingerprint|revision|gravatar|avatar|content|file|asset|dedup|filename|version|color|colour|bucket|shard|uuid/i;
var weakHash = {
	id: "weak-hash",
	cwe: "CWE-328",
	title: "Hash function that is broken",
	description: "MD5 and SHA-1 no longer hold against collisions.",
	remediation: "Use SHA-256 or better; for passwords scrypt, bcrypt or Argon2 with a salt.",
	cvss: 3.7,
	severity: { found: "LOW" },
	variants: {
		password: {
			cwe: "CWE-916",
			title: "Password hashed by a fast function",
			description: "A password is hashed by a function of which a graphics card computes billions in a second. Stolen hashes are guessed within hours.",
			remediation: "Use scrypt, bcrypt or Argon2 with a salt.",
			severity: { found: "MEDIUM" },
			cvss: 5.9
		},
		cipher: {
			cwe: "CWE-327",
			title: "Cipher that is broken",
			description: "The cipher or its mode does not keep what it encrypts secret.",
			remediation: "Use aes-256-gcm with a random nonce.",
			severity: { found: "MEDIUM" },
			cvss: 5.9
		},
		rounds: {
			cwe: "CWE-916",
			title: "Password hashed with too few rounds",
			description: "So few rounds make guessing passwords from stolen hashes nearly as fast as with a plain hash.",
			remediation: "Use bcrypt with at least 10 rounds, PBKDF2 with at least 210,000 iterations, scrypt or Argon2.",
			severity: { found: "MEDIUM" },
			cvss: 5.3
		},
		vector: {
			cwe: "CWE-329",
			title: "Initialization vector written in the code",
			description: "Texts that begin alike look alike when they are encrypted, and some modes give the key stream away.",
			remediation: "Make a new one for each text with crypto.randomBytes, and store it beside the text.",
			severity: { found: "MEDIUM" },
			cvss: 5.3
		},
		key: {
			cwe: "CWE-326",
			title: "Key that is too short",
			description: "RSA keys of this length can be broken.",
			remediation: "Use 3072 bits or more, or elliptic curves.",
			severity: { found: "MEDIUM" },
			cvss: 5.9
		}
	},
	find: (flow) => calls$1((node) => {
		const name = flow.names.qualified(node.callee) ?? "";
		const [first] = node.arguments;
		const algorithm = plainText(first);
		if (/^crypto\.create(?:Cipher|Decipher)(?:iv)?$/.test(name)) {
			if (!name.endsWith("iv") || /^(?:des|rc[24]|bf|blowfish|seed|idea)\b|-ecb$|^des/i.test(algorithm ?? "")) return {
				at: node,
				variant: "cipher"
			};
			const [, , vector] = node.arguments;
			return name === "crypto.createCipheriv" && vector !== void 0 && isFixed(flow, vector) ? {
				at: node,
				variant: "vector"
			} : void 0;
		}
		const strength = ofStrength(flow, node, name);
		if (strength !== void 0) return strength;
		if (/^crypto\.(?:createHash|hash)$/.test(name) && /^(?:sha-?(?:224|256|384|512)|sha3|blake)/i.test(algorithm ?? "")) return /pass(?:word|wd|phrase)?|pwd/i.test(handedText(flow, node)) ? {
			at: node,
			variant: "password"
		} : void 0;
		if (/^(?:crypto-js|CryptoJS)\.(?:DES|TripleDES|RC4|Rabbit)\.(?:encrypt|decrypt)$/.test(name)) return {
			at: node,
			variant: "cipher"
		};
		if (!(/^crypto\.(?:createHash|hash|createHmac|subtle\.digest|webcrypto\.subtle\.digest)$/.test(name) && weak.test(algorithm ?? "")) && !functions.test(name)) return void 0;
		if (name === "crypto.createHmac" && /sha-?1/i.test(algorithm ?? "")) return void 0;
		const words = `${handedText(flow, node)} ${namesAround(flow, node)}`;
		if (/pass(?:word|wd|phrase)?|pwd/i.test(words)) return {
			at: node,
			variant: "password"
		};
		return precious.test(words) || !harmless$1.test(words) ? { at: node } : void 0;
	}),
	good: [
		"const etag = require(\"crypto\").createHash(\"md5\").update(body).digest(\"hex\")",
		"require(\"crypto\").createHash(\"sha256\").update(file).digest(\"hex\")",
		"const crypto = require(\"crypto\"); const { keyFromPassword } = a; crypto.createCipheriv(\"aes-256-gcm\", key, crypto.randomBytes(12))",
		"const bcrypt = require(\"bcrypt\"); bcrypt.hash(password, 12)",
		"const bcrypt = require(\"bcrypt\"); bcrypt.hash(password, rounds)",
		"import { createCipheriv } from \"crypto\"; createCipheriv(\"aes-256-gcm\", key, iv)"
	],
	bad: [
		["import crypto from \"crypto\"; export const hash = (data: string) => crypto.createHash(\"md5\").update(data).digest(\"hex\")", "LOW"],
		["const crypto = require(\"crypto\"); const stored = crypto.createHash(\"sha1\").update(user.password).digest(\"hex\")", "MEDIUM"],
		["const md5 = require(\"md5\"); function checkPassword(text) { return md5(text) }", "MEDIUM"],
		["import { createCipher } from \"crypto\"; createCipher(\"aes192\", key)", "MEDIUM"],
		["const crypto = require(\"crypto\"); crypto.createCipheriv(\"des-ede3\", key, iv)", "MEDIUM"],
		["const h = require(\"crypto\").createHash(\"sha256\").update(password).digest(\"hex\")", "MEDIUM"],
		["const bcrypt = require(\"bcrypt\"); bcrypt.hashSync(password, 4)", "MEDIUM"],
		["const bcrypt = require(\"bcryptjs\"); bcrypt.genSalt(5)", "MEDIUM"],
		["const crypto = require(\"crypto\"); crypto.pbkdf2Sync(password, salt, 1000, 64, \"sha512\")", "MEDIUM"],
		["const crypto = require(\"crypto\"); crypto.createCipheriv(\"aes-256-cbc\", key, Buffer.alloc(16, 0))", "MEDIUM"],
		["const crypto = require(\"crypto\"); const iv = \"1234567890123456\"; crypto.createCipheriv(\"aes-256-cbc\", key, iv)", "MEDIUM"],
		["const { generateKeyPairSync } = require(\"crypto\"); generateKeyPairSync(\"rsa\", { modulusLength: 1024 })", "MEDIUM"]
	]
};
function chainOf(ancestors, node) {
	let chain = node;
	for (const outer of [...ancestors].reverse()) {
		if (outer.type !== "MemberExpression" && outer.type !== "CallExpression") break;
		chain = outer;
	}
	return chain;
}
function handedText(flow, node) {
	return flow.source.getText(chainOf(flow.source.getAncestors(node), node)).slice(0, 300);
}
var fewestRounds = 10;
var fewestIterations = 1e4;
var shortestModulus = 2048;
function ofStrength(flow, node, name) {
	const [first, second, third] = node.arguments;
	if (/^bcrypt(?:js|-nodejs)?\.(?:hash|hashSync|genSalt|genSaltSync)$/.test(name)) return isBelow(/\.gen/.test(name) ? first : second, fewestRounds) ? {
		at: node,
		variant: "rounds"
	} : void 0;
	if (/^crypto\.pbkdf2(?:Sync)?$/.test(name)) return isBelow(third, fewestIterations) ? {
		at: node,
		variant: "rounds"
	} : void 0;
	return /^crypto\.generateKeyPair(?:Sync)?$/.test(name) && /^(?:rsa|rsa-pss|dsa)$/.test(plainText(first) ?? "") && isBelow(propertyOf(objectOf(flow, second), "modulusLength"), shortestModulus) ? {
		at: node,
		variant: "key"
	} : void 0;
}
function isBelow(node, least) {
	const inner = node === void 0 ? void 0 : unwrapped(node);
	return inner?.type === "Literal" && typeof inner.value === "number" && inner.value < least;
}
function isFixed(flow, vector) {
	const inner = unwrapped(vector);
	if (inner.type === "Identifier") {
		const definition = flow.names.variableOf(inner)?.defs[0];
		const value = definition?.type === "Variable" ? definition.node.init : void 0;
		return value != null && value.type !== "Identifier" && isFixed(flow, value);
	}
	if (inner.type !== "CallExpression") return (plainText(inner) ?? "") !== "";
	const name = flow.names.qualified(inner.callee) ?? "";
	return /^Buffer\.(?:alloc|from)$/.test(name) && inner.arguments.every((argument) => argument.type === "Literal");
}
// src/service/engines/sast/rules/xxe.ts
var xxe = {
	id: "xxe",
	cwe: "CWE-611",
	title: "XML read with external entities",
	description: "The parser is told to replace entities. A foreign document can so read files of the server, make it send requests, or exhaust its memory.",
	remediation: "Leave out noent and the loading of DTDs; refuse documents with a DTD.",
	cvss: 8.6,
	severity: {
		outside: "HIGH",
		entry: "MEDIUM",
		parameter: "MEDIUM",
		unknown: "MEDIUM",
		found: "MEDIUM"
	},
	kinds: [
		"web",
		"header",
		"archive"
	],
	find: (flow) => ({
		...calls$1((node) => {
			const [first, ...others] = node.arguments;
			if (first === void 0 || !/xml|libxml|sax|parse/i.test(`${flow.names.qualified(node.callee)} ${flow.names.last(node.callee)}`)) return void 0;
			return others.some((option) => [
				"noent",
				"replaceEntities",
				"dtdload",
				"resolveExternalEntities"
			].some((key) => isTrue(propertyOf(objectOf(flow, option), key)))) ? {
				at: node,
				values: [first]
			} : void 0;
		}),
		MemberExpression: (node) => flow.names.last(node) === "XML_PARSE_NOENT" ? { at: node } : void 0
	}),
	good: [
		"const x = require(\"libxmljs\"); app.post(\"/\", (req, res) => x.parseXml(req.body, { noent: false }))",
		"const x = require(\"libxmljs\"); x.parseXml(text)",
		"libxml.parseXml(\"<a/>\", { noent: true })"
	],
	bad: [
		["const x = require(\"libxmljs\"); app.post(\"/\", (req, res) => x.parseXmlString(req.files.a.data.toString(\"utf8\"), { noent: true, noblanks: true }))", "HIGH"],
		["const o = { noent: true }; exports.read = (text) => require(\"libxmljs2\").parseXml(text, o)", "MEDIUM"],
		["const option = lib.ParseOption.XML_PARSE_NOENT | lib.ParseOption.XML_PARSE_DTDLOAD", "MEDIUM"]
	]
};
// src/service/engines/sast/rules/registry.ts
var weaknesses = [
	...[
		codeInjection,
		commandInjection,
		sqlInjection,
		nosqlInjection,
		pathTraversal,
		openRedirect,
		ssrf,
		serverXss,
		domXss
	],
	...[
		templateInjection,
		xxe,
		deserialization,
		prototypePollution,
		massAssignment,
		regexInjection,
		logInjection
	],
	...[
		insecureCookie,
		weakHash,
		jwt,
		tls,
		cors,
		debug,
		headers,
		escapingOff,
		directoryListing
	],
	...[
		forgeableAddress,
		markupFilter,
		addressCheck,
		scriptText,
		plainPassword,
		guessableSecret,
		timing,
		hiddenCharacters,
		slowRegex,
		directoryQuery,
		browserSettings
	]
];
// src/service/engines/sast/rules/weakness.ts
var weaker = {
	CRITICAL: "HIGH",
	HIGH: "MEDIUM",
	MEDIUM: "LOW"
};
function severityOf$1({ severity }, level) {
	return severity[level] ?? (level === "checked" ? weaker[severity.outside ?? ""] : void 0);
}
function readReport(message) {
	const [level = "found", variant = "", source] = message.split("	");
	return {
		level,
		variant,
		...source === void 0 ? {} : { source }
	};
}
function reportsIn(flow, weaknesses) {
	const finders = new Map();
	for (const weakness of weaknesses) for (const [type, find] of Object.entries(weakness.find(flow))) {
		const others = finders.get(type);
		if (others === void 0) finders.set(type, [{
			weakness,
			find
		}]);
		else others.push({
			weakness,
			find
		});
	}
	const reports = [];
	for (const node of nodesOf(flow.source)) for (const { weakness, find } of finders.get(node.type) ?? []) {
		const found = find(node);
		if (found === void 0) continue;
		for (const sink of [found].flat()) reports.push(...reportOf$1(flow, weakness, judge$2(flow, weakness, sink)));
	}
	return reports;
}
function judge$2(flow, weakness, sink) {
	if (sink.values === void 0 && sink.origin === void 0) return {
		sink,
		level: "found"
	};
	const origin = sink.origin ?? (sink.values ?? []).flatMap((value) => flow.originOf(value));
	const { purpose, kinds } = weakness;
	const isOpen = (leaf) => purpose === void 0 || !leaf.safeFor.includes(purpose);
	const isMeant = (leaf) => leaf.level !== "outside" || kinds === void 0 || kinds.includes(leaf.kind);
	const [leaf] = [...guarded(flow, origin.filter((leaf) => isOpen(leaf) && isMeant(leaf)), sink.at).filter(isOpen)].sort((a, b) => rank(b.level) - rank(a.level));
	if (leaf === void 0) return {
		sink,
		level: "constant"
	};
	return {
		sink,
		level: levels[Math.min(rank(leaf.level), rank(sink.most ?? "outside"))] ?? leaf.level,
		leaf
	};
}
function reportOf$1(flow, weakness, { sink, level, leaf }) {
	if (severityOf$1({
		...weakness,
		...weakness.variants?.[sink.variant ?? ""]
	}, level) === void 0) return [];
	const source = level === "outside" && leaf !== void 0 ? [sourceOf(leaf, flow.path)] : [];
	const message = [
		level,
		sink.variant ?? "",
		...source
	].join("	");
	return [{
		id: weakness.id,
		message,
		...placeOf(flow, sink)
	}];
}
function placeOf({ source }, { at, start }) {
	const first = start === void 0 ? at.loc?.start : source.getLocFromIndex(start);
	const [line, column] = [first?.line ?? 1, (first?.column ?? 0) + 1];
	const last = start === void 0 ? at.loc?.end : void 0;
	return {
		line,
		column,
		endLine: last?.line ?? line,
		endColumn: last === void 0 ? column : last.column + 1
	};
}
function sourceOf({ text, line, path }, from) {
	return `${text} on line ${line}${path === from ? "" : ` of ${normalized(path).slice(0, 200)}`}`;
}
// src/service/engines/sast/templates.ts
var unescapedOutput = {
	id: "unescaped-output",
	cwe: "CWE-79",
	title: "Value written into a page without escaping",
	description: "The template writes the value as it is, scripts in it included.",
	remediation: "Use the template's escaping form, or clean the value with a sanitizer first.",
	cvss: 6.1,
	severity: {
		outside: "HIGH",
		unknown: "MEDIUM"
	}
};
var tag = /<%-(?!-)\s*([\s\S]{1,400}?)\s*[-_]?%>/g;
var triple = /\{\{\{\s*([^#/>!{}][^{}]{0,300}?)\s*\}\}\}|\{\{&\s*([^{}]{1,300}?)\s*\}\}/g;
var forms = {
	".ejs": [tag],
	".eta": [/<%~\s*([\s\S]{1,400}?)\s*[-_]?%>/g],
	".pug": [
		/^[ \t]*(?:[\w.#:-]+(?:\([^)\n]*\))?)?!=[ \t]*(\S.*)$/gm,
		/!\{([^{}\n]{1,300})\}/g,
		/[(,\s](?:href|src|action|formaction|srcdoc|on[a-z]{3,20})!=[ \t]*([\w.[\]]{1,100})/g
	],
	".hbs": [triple],
	".mustache": [triple],
	".vue": [/\sv-html\s*=\s*(?:"([^"]+)"|'([^']+)')/g],
	".svelte": [/\{@html\s+([^{}]{1,300})\}/g],
	".astro": [/\sset:html=\{([^{}]{1,300})\}/g],
	".html": [
		tag,
		triple,
		/\sth:utext\s*=\s*"([^"]+)"/g,
		/\sv-html\s*=\s*"([^"]+)"/g,
		/\sx-html\s*=\s*"([^"]+)"/g,
		/\sng-bind-html-unsafe\s*=\s*"([^"]+)"/g
	],
	".njk": [/\{\{-?([^{}]{1,200}?)\|\s*safe\s*-?\}\}/g, /\{%-?\s*autoescape\s+(false)\s*-?%\}/g],
	".twig": [/\{\{-?([^{}]{1,200}?)\|\s*raw\s*-?\}\}/g, /\{%-?\s*autoescape\s+(false)\s*-?%\}/g],
	".erb": [
		/<%==\s*([\s\S]{1,300}?)-?%>/g,
		/<%=\s*raw[\s(]\s*([\s\S]{1,300}?)-?%>/g,
		/<%=\s*([^%]{1,300}?)\.html_safe\s*-?%>/g
	],
	".haml": [/^[ \t]*(?:[%.#][\w.#-]+(?:\{[^}\n]*\})?)?!=[ \t]*(\S.*)$/gm],
	".blade.php": [/\{!!\s*([^{}]{1,300}?)\s*!!\}/g],
	".cshtml": [/@Html\.Raw\(([^()\n]*(?:\([^()\n]*\))?[^()\n]*)\)/g],
	".jsp": [/<%=\s*([\s\S]{0,200}?request\.get(?:Parameter|Header|QueryString)[\s\S]{0,200}?)%>/g, /(?<!["'(]\s*)\$\{\s*((?:param|header)(?:Values)?[.[][^{}]{1,100})\}/g],
	".ftl": [/\$\{([^{}]{1,200}?)\?no_esc\s*\}/g]
};
var alike = {
	".jade": ".pug",
	".handlebars": ".hbs",
	".nunjucks": ".njk",
	".swig": ".njk",
	".htm": ".html",
	".xhtml": ".html",
	".rhtml": ".erb",
	".razor": ".cshtml",
	".ftlh": ".ftl",
	".jspf": ".jsp",
	".jspx": ".jsp",
	".riot": ".html"
};
var harmless = /^(?:include|partial|layout|body|content|yield|block|contentFor|defineContent|script|style|css|stylesheet|javascript|csrf\w*|form\w*|children|outlet|head|foot\w*|slot|render\w*|component|import|super|__|t|i18n|l10n|asset|url_for|link_to|image_tag|page_entries|will_paginate|paginate|svg|icon)\b\s*(?:\(|$|\s|\.|\|)|^[@]?(?:body|content|yield)$|^['"`][^'"`$]*['"`]$|^\d+$|JSON\.stringify|to_json|json_encode|saniti[sz]e|purif|escape|encode|\bhtmlspecialchars|\|\s*(?:e|json|tojson|dump)\b|DOMPurify|xss\(/i;
var foreign = /\brequest\.get(?:Parameter|Header|QueryString)|^(?:param|header)(?:Values)?[.[]|\b(?:req|request)\.(?:query|params|body)\b|\bparams\[|\$_(?:GET|POST|REQUEST|COOKIE)|\$route\.(?:query|params)|\blocation\.(?:hash|search)/;
function unescapedIn(path, text) {
	const extension = path.toLowerCase().endsWith(".blade.php") ? ".blade.php" : extensionOf(path);
	const patterns = forms[alike[extension] ?? extension] ?? [];
	const lineAt = lineFinder$1(text);
	return patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => {
		const value = (match.slice(1).find((group) => group !== void 0) ?? "").trim();
		if (value === "" || harmless.test(value)) return [];
		const start = match.index + (match[0].length - match[0].trimStart().length);
		return [reportAt({
			text,
			lineAt
		}, [start, match.index + match[0].length], value)];
	}));
}
function reportAt({ text, lineAt }, [start, end], value) {
	const line = lineAt(start);
	const column = (offset) => offset - Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1));
	const source = foreign.test(value) ? `outside\t\t${value.replaceAll(/\s+/g, " ").slice(0, 60)} on line ${line}` : "unknown	";
	return {
		ruleId: `scan-gate/${unescapedOutput.id}`,
		message: source,
		line,
		column: column(start),
		endLine: lineAt(end),
		endColumn: column(end)
	};
}
// src/service/engines/sast/rules.ts
var pluginName = "scan-gate";
var own = new Map([...weaknesses, unescapedOutput].map((weakness) => [`${pluginName}/${weakness.id}`, weakness]));
function ownReports(source) {
	const flow = flowOf(source);
	return {
		reports: reportsIn(flow, weaknesses).map(({ id, ...report }) => ({
			ruleId: `${pluginName}/${id}`,
			...report
		})),
		isCutShort: flow.isCutShort()
	};
}
function meaningOf(ruleId, message) {
	const weakness = own.get(ruleId);
	if (weakness === void 0) return installedRules[ruleId];
	const { level, variant, source } = readReport(message);
	const words = {
		...weakness,
		...weakness.variants?.[variant]
	};
	const severity = severityOf$1(words, level);
	if (severity === void 0) return void 0;
	return {
		cwe: words.cwe,
		severity,
		title: words.title,
		description: `${words.description} ${provenance[level]}${source === void 0 ? "" : ` It comes from ${source}.`}`.trim(),
		remediation: withLink(words.remediation, words.cwe),
		cvss: scoreOf(severity, words.cvss)
	};
}
var provenance = {
	found: "",
	constant: "The value is constant here, so that nothing can be put into it.",
	unknown: "Where the value comes from is not seen: it is a real problem only if it can come from outside the program.",
	parameter: "The value is a parameter whose callers are not seen: it is a real problem only if they hand on what comes from outside.",
	checked: "A check stands in its way that the scanner cannot judge.",
	entry: "The value is handed in by other files: it is a real problem only if they hand on what comes from outside.",
	outside: ""
};
// src/service/engines/sast/linter.ts
async function loadLintLibraries() {
	loadQuickParser();
	const [eslint, parser, security] = await Promise.all([
		import("eslint"),
		import("@babel/eslint-parser"),
		import("eslint-plugin-security"),
		loadCheapPatterns()
	]);
	return {
		Linter: eslint.Linter,
		SourceCode: eslint.SourceCode,
		parser: parser.default,
		plugins: { security: security.default }
	};
}
var globals = Object.fromEntries([
	"window",
	"self",
	"global",
	"setTimeout",
	"setInterval",
	"setImmediate",
	"execScript",
	"require",
	"module"
].map((name) => [name, "readonly"]));
var languages = {
	module: {
		ecmaVersion: 2026,
		sourceType: "module",
		globals
	},
	commonjs: {
		ecmaVersion: 2026,
		sourceType: "commonjs",
		globals
	}
};
function createLinter(libraries, tree) {
	const tools = createTools(libraries, tree);
	return (path, extension, text) => {
		let main;
		const view = viewFrom(path, {
			tree,
			...tools
		}, () => placedFlow(main));
		let problem;
		for (const grammar of grammarsFor(path, extension)) {
			const parsed = parsedOr(() => tools.parsing.parse(path, text, grammar));
			if ("problem" in parsed) {
				problem ??= parsed.problem;
				continue;
			}
			main = parsed.ast;
			const answer = lookAt({
				text,
				parsed,
				grammar
			}, view, tools);
			leave(main);
			problem ??= answer.problem;
			if (answer.problem !== void 0) continue;
			const consulted = view.consulted();
			return {
				...answer,
				consulted,
				...grammar.recover && problem !== void 0 ? { problem } : {}
			};
		}
		return {
			reports: [],
			problem: problem ?? "no grammar fits",
			isRead: false,
			consulted: view.consulted()
		};
	};
}
function createTools({ Linter, SourceCode, parser, plugins }, { links }) {
	const sources = new WeakMap();
	let linter;
	return {
		parsing: createParsing(parser, (path) => links.has(path)),
		sourceOf: (text, parsed, { sourceType }) => {
			const before = sources.get(parsed);
			if (before !== void 0) return before;
			const source = new SourceCode({
				text,
				...parsed
			});
			source.applyLanguageOptions?.(languages[sourceType]);
			source.finalize?.();
			sources.set(parsed, source);
			return source;
		},
		installed: (source, { sourceType }) => {
			const rules = installedFor(source.text);
			if (rules.length === 0) return [];
			linter ??= new Linter({ configType: "flat" });
			return linter.verify(source, {
				plugins,
				linterOptions: {
					noInlineConfig: true,
					reportUnusedDisableDirectives: "off"
				},
				languageOptions: languages[sourceType],
				rules: Object.fromEntries(rules.map((rule) => [rule, "error"]))
			}).map(reportOf);
		}
	};
}
function lookAt({ text, parsed, grammar }, { home }, tools) {
	placeAt(parsed.ast, home);
	try {
		const source = tools.sourceOf(text, parsed, grammar);
		const { reports, isCutShort } = ownReports(source);
		reports.push(...tools.installed(source, grammar));
		reports.sort((a, b) => a.line - b.line || a.column - b.column);
		return {
			reports,
			isRead: true,
			isCutShort
		};
	} catch (error) {
		return {
			reports: [],
			problem: `a rule failed: ${firstLine(error)}`,
			isRead: false
		};
	}
}
function parsedOr(parse) {
	try {
		return parse();
	} catch (error) {
		return { problem: `Parsing error: ${error instanceof Error ? error.message.trim() : String(error)}` };
	}
}
function reportOf({ ruleId, message, ...place }) {
	const { line, column, endLine = line, endColumn = column } = place;
	return {
		ruleId: ruleId ?? "",
		message,
		line,
		column,
		endLine,
		endColumn
	};
}
function firstLine(error) {
	return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
}
// src/service/engines/sast/attributes.ts
var attribute = /[\s"'/](on[a-z]{3,40}|srcdoc|href|src|action|formaction|data|to|values)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*))/gi;
function codeInAttributes(text) {
	const found = [];
	for (const match of text.matchAll(attribute)) {
		const [whole, name = "", ...values] = match;
		const written = values.find((value) => value !== void 0) ?? "";
		const start = match.index + whole.lastIndexOf(written);
		const judged = judge$1(name.toLowerCase(), withoutEntities(written));
		if (judged !== void 0) found.push({
			...judged,
			start,
			isGuess: values.at(-1) !== void 0
		});
	}
	return found;
}
function judge$1(name, value) {
	if (name.startsWith("on")) return {
		code: value,
		isPage: false
	};
	if (name === "srcdoc") return {
		code: value,
		isPage: true
	};
	const [, scheme = "", rest = ""] = /^[\0-\x20]*((?:j[\t\r\n]*a[\t\r\n]*v|d[\t\r\n]*a[\t\r\n]*t)[a-z\t\r\n]*):(.*)$/is.exec(value) ?? [];
	const plain = scheme.replaceAll(/[\t\r\n]/g, "").toLowerCase();
	if (plain === "javascript") return {
		code: rest,
		isPage: false
	};
	return plain === "data" ? judgeData(rest) : void 0;
}
function judgeData(address) {
	const [, type = "", isBase64, data = ""] = /^([^,;]*)(?:;(?!base64,)[^,;]*)*(;base64)?,(.*)$/is.exec(address) ?? [];
	const isPage = /html|xml/i.test(type);
	if (!isPage && !/(?:java|ecma)script/i.test(type)) return void 0;
	return {
		code: isBase64 === void 0 ? percentDecoded(data) : Buffer.from(data, "base64").toString(),
		isPage
	};
}
function percentDecoded(text) {
	return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}
var entities = {
	quot: "\"",
	apos: "'",
	amp: "&",
	lt: "<",
	gt: ">",
	colon: ":",
	tab: "	",
	newline: "\n"
};
function withoutEntities(code) {
	return code.replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|quot|apos|amp|lt|gt|colon|tab|newline);?/gi, (whole, entity) => {
		if (!entity.startsWith("#")) return entities[entity.toLowerCase()] ?? whole;
		const point = Number(entity.slice(1).replace(/^x/i, "0x"));
		return point <= 1114111 ? String.fromCodePoint(point) : whole;
	});
}
// src/service/engines/sast/indented.ts
var opening$1 = /^([ \t]*)(?:%?script\b|:(javascript|coffee(?:script)?|typescript)\b|(javascript|coffee):)/gm;
var scriptTypes$1 = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|(?:text|application)\/(?:babel|jsx))$/i;
function indentedScripts(text) {
	const found = [];
	for (const match of text.matchAll(opening$1)) {
		const [whole, indent = "", filter, slim] = match;
		const attributes = attributesAt(text, match.index + whole.length);
		if (/\bsrc\s*[=:]/.test(attributes.text) || !scriptTypes$1.test(typeIn(attributes.text))) continue;
		const language = filter ?? slim ?? "";
		const block = blockAt$1(text, attributes.end, indent.replaceAll("	", " ").length);
		if (/\S/.test(block.code)) found.push({
			...block,
			language: language === "javascript" ? "" : language
		});
	}
	const plain = text.replaceAll(/[(,](?=\s*[a-z]+\s*=)/g, " ");
	for (const { code, start, isPage, isGuess } of codeInAttributes(plain)) if (!isPage && !isGuess) found.push({
		code,
		start,
		language: "",
		isGuess: true
	});
	return found.sort((a, b) => a.start - b.start);
}
function attributesAt(text, from) {
	const close = {
		"(": ")",
		"{": "}"
	}[text[from] ?? ""];
	if (close === void 0) return {
		text: "",
		end: from
	};
	let quote = "";
	for (let at = from + 1; at < text.length; at += 1) {
		const letter = text[at] ?? "";
		if (quote !== "") quote = letter === quote ? "" : quote;
		else if (letter === "\"" || letter === "'" || letter === "`") quote = letter;
		else if (letter === close) return {
			text: text.slice(from + 1, at),
			end: at + 1
		};
	}
	return {
		text: text.slice(from + 1),
		end: text.length
	};
}
function typeIn(attributes) {
	return /\btype['"]?\s*(?:=>|[=:])\s*["']([^"']*)["']/.exec(attributes)?.[1]?.split(";", 1)[0]?.trim() ?? "";
}
function blockAt$1(text, from, indent) {
	const lineEnd = endOfLine(text, from);
	const inline = text.slice(from, lineEnd);
	let end = lineEnd;
	while (end < text.length) {
		const next = endOfLine(text, end + 1);
		const line = text.slice(end + 1, next);
		if (/\S/.test(line) && (/^[ \t]*/.exec(line)?.[0].length ?? 0) <= indent) break;
		end = next;
	}
	const start = /^\.\s*$/.test(inline) ? lineEnd : from;
	return {
		code: text.slice(start, end).replaceAll(/^([ \t]*)\|/gm, "$1 "),
		start
	};
}
function endOfLine(text, from) {
	const end = text.indexOf("\n", from);
	return end < 0 ? text.length : end;
}
// src/service/engines/sast/markup.ts
function scriptsIn(text, markup) {
	const scripts = {
		blocks: [],
		others: []
	};
	if (markup === "indented") return withoutTags(text);
	const front = markup === "astro" ? frontMatter(text) : void 0;
	if (front !== void 0) scripts.blocks.push(front);
	for (const element of scriptElements(text, markup)) {
		const judged = judge(element.attributes, markup);
		if (typeof judged === "object") scripts.others.push(judged);
		const outer = typeof judged === "string" ? blockAt(text, element, judged) : void 0;
		const inner = element.innerStart === void 0 ? void 0 : innerBlock(text, element, markup);
		if (outer !== void 0) scripts.blocks.push(inner === void 0 ? outer : {
			...outer,
			inner
		});
		else if (inner !== void 0) scripts.blocks.push(inner);
	}
	if (markup !== "page") return scripts;
	for (const { code, start, isPage, isGuess } of codeInAttributes(text)) {
		const found = isPage ? scriptsIn(code, "page") : {
			blocks: [{
				code,
				start: 0,
				extension: ".js"
			}],
			others: []
		};
		scripts.blocks.push(...found.blocks.map(({ code: inner, extension }) => ({
			code: inner,
			start,
			extension,
			isGuess
		})));
		scripts.others.push(...found.others);
	}
	return scripts;
}
function withoutTags(text) {
	const found = indentedScripts(text);
	return {
		blocks: found.filter(({ language }) => language === "").map(({ code, start, isGuess = false }) => ({
			code,
			start,
			extension: ".js",
			isGuess
		})),
		others: found.filter(({ language }) => language !== "").map(({ language }) => ({ language }))
	};
}
function* scriptElements(text, markup) {
	const opening = /<script(?=[\s/>])/gi;
	for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
		const { attributes, end: start, isClosed } = readTag(text, found.index + 7);
		if (isClosed && markup !== "page") {
			opening.lastIndex = start;
			continue;
		}
		const { end, innerStart } = contentOf$1(text, start);
		yield {
			attributes,
			start,
			end,
			innerStart
		};
		opening.lastIndex = Math.max(end, start);
	}
}
function contentOf$1(text, start) {
	const marks = /<!--|-->|<script(?=[\s/>])|<\/script(?=[\s/>])/gi;
	marks.lastIndex = start;
	let state = "plain";
	let innerStart;
	for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
		const [mark] = found;
		if (mark === "-->") state = "plain";
		else if (mark === "<!--") state = state === "plain" ? "escaped" : state;
		else if (mark.startsWith("</")) {
			if (state !== "double") return {
				end: found.index,
				innerStart
			};
			state = "escaped";
		} else {
			innerStart = found.index;
			if (state === "escaped") state = "double";
		}
	}
	return {
		end: text.length,
		innerStart
	};
}
function blockAt(text, { start, end }, extension) {
	return {
		code: text.slice(start, end).replace(/^\s*<!\[CDATA\[/, blanked).replace(/\]\]>\s*$/, blanked),
		start,
		extension
	};
}
function innerBlock(text, { innerStart = 0, end }, markup) {
	const tag = readTag(text, innerStart + 7);
	const extension = judge(tag.attributes, markup);
	const close = text.slice(tag.end, end).search(/<\/script[\s/>]/i);
	const place = {
		start: tag.end,
		end: close < 0 ? Math.max(end, tag.end) : tag.end + close
	};
	return typeof extension === "string" ? blockAt(text, place, extension) : void 0;
}
function readTag(text, from) {
	const attributes = new Map();
	const name = /[\s/]*([^\s/>][^\s/>=]*)?[\s]*(=?)\s*/y;
	const bare = /[^\s>]*/y;
	let at = from;
	while (at < text.length) {
		name.lastIndex = at;
		const [whole = "", key = "", equals = ""] = name.exec(text) ?? [];
		at += whole.length;
		if (key === "") return {
			attributes,
			end: Math.min(at + 1, text.length),
			isClosed: text[at - 1] === "/"
		};
		const quote = text[at];
		let value = "";
		if (equals !== "" && (quote === "\"" || quote === "'")) {
			const close = text.indexOf(quote, at + 1);
			if (close < 0) break;
			value = text.slice(at + 1, close);
			at = close + 1;
		} else if (equals !== "") {
			bare.lastIndex = at;
			value = bare.exec(text)?.[0] ?? "";
			at += value.length;
		}
		if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), value);
	}
	return {
		attributes,
		end: text.length,
		isClosed: false
	};
}
var scriptTypes = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*|(?:text|application)\/(?:babel|jsx|typescript|tsx))$/;
function judge(attributes, markup) {
	const type = (attributes.get("type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
	const language = (attributes.get("lang") ?? "").trim().toLowerCase();
	if (attributes.has("src") && markup === "page") return void 0;
	if (type !== "" && !scriptTypes.test(type)) return void 0;
	if (/typescript|tsx/.test(type) || language === "ts" || language === "typescript") return ".ts";
	if (language === "tsx") return ".tsx";
	if (markup === "astro") return ".ts";
	return markup === "page" || [
		"",
		"js",
		"jsx",
		"javascript",
		"babel"
	].includes(language) ? ".js" : { language };
}
function frontMatter(text) {
	const [opening] = /^\s*---[ \t]*(?=\r?\n)/.exec(text) ?? [];
	if (opening === void 0) return void 0;
	const end = text.indexOf("\n---", opening.length);
	return end < 0 ? void 0 : {
		code: text.slice(opening.length, end),
		start: opening.length,
		extension: ".ts"
	};
}
var templateTags = [
	["{{", "}}"],
	["{%", "%}"],
	["<%", "%>"],
	["<?", "?>"],
	["#{", "}"],
	["!{", "}"]
];
function withoutTemplateTags(code) {
	let plain = code;
	for (const [open, close] of templateTags) {
		const parts = [];
		let at = 0;
		for (let start = plain.indexOf(open); start >= 0; start = plain.indexOf(open, at)) {
			const end = plain.indexOf(close, start + open.length);
			if (end < 0) break;
			parts.push(plain.slice(at, start), placeholder(plain.slice(start, end + close.length)));
			at = end + close.length;
		}
		plain = parts.join("") + plain.slice(at);
	}
	return plain === code ? void 0 : plain;
}
function placeholder(tag) {
	return (tag.startsWith("{{") ? !/^\{\{\{?[\s~-]*[#/^!>]/.test(tag) : /^[#!]\{|^<[%?](?:=|-|php\s+echo\b)/.test(tag)) && !tag.includes("\n") ? "_".repeat(tag.length) : blanked(tag);
}
function blanked(text) {
	return text.replaceAll(/[^\r\n]/g, " ");
}
// src/service/engines/sast/script-file.ts
function scriptScanner(name, load) {
	return {
		name,
		open: async (root, links) => {
			const tree = {
				root,
				links: links ?? new Map()
			};
			const lint = createLinter(await load(), tree);
			return (task) => scanFile(lint, root, task);
		},
		stateOf: ({ path }, { consulted = [] }, { shared, digestOf }) => stateOfLinks([path, ...consulted], shared ?? new Map(), digestOf)
	};
}
async function scanFile(lint, root, task) {
	if (task.role === void 0) return scanRead(lint, task, await readFileText(root, task.stored));
	const read = await readFileText(root, task.stored);
	const nothing = {
		findings: [],
		isRead: false
	};
	if (read.isBinary) return nothing;
	const answer = scanRead(lint, task.role === "guess" && /<script[\s/>]/i.test(read.text) ? {
		...task,
		kind: { markup: "page" }
	} : task, read);
	const { findings, consulted = [] } = answer;
	return withConsulted(answer.problem !== void 0 && task.role === "guess" ? nothing : {
		...nothing,
		findings
	}, consulted);
}
function scanRead(lint, task, read) {
	const { text, narrow, isEncrypted } = read;
	if (isEncrypted) return {
		findings: [],
		isRead: false,
		skipped: "Encrypted: code not analysed"
	};
	if (isOtherFormat(task.path, text)) return {
		findings: [],
		isRead: false
	};
	if (narrow === void 0) return scanText(lint, task, text);
	const asBytes = scanText(lint, task, narrow);
	const asWide = scanText(lint, task, text);
	const consulted = [...asBytes.consulted ?? [], ...asWide.consulted ?? []];
	if (asWide.problem !== void 0) return withConsulted(asBytes, consulted);
	if (asBytes.problem !== void 0) return withConsulted(asWide, consulted);
	return withConsulted({
		...asWide,
		findings: [...asBytes.findings, ...asWide.findings]
	}, consulted);
}
function withConsulted(answer, consulted) {
	const all = [...new Set([...answer.consulted ?? [], ...consulted])].sort();
	return all.length === 0 ? answer : {
		...answer,
		consulted: all
	};
}
function scanText(lint, task, text) {
	if ("extension" in task.kind) {
		const whole = {
			code: text,
			start: 0,
			extension: task.kind.extension
		};
		return answerOf(task.path, text, lintBlock(lint, task.path, whole));
	}
	const { blocks, others } = scriptsIn(text, task.kind.markup);
	const answers = [];
	const lineAt = lineFinder$1(text);
	for (const block of blocks) answers.push(placed$2(lintBlock(lint, task.path, block), block, {
		text,
		lineAt
	}));
	const problems = answers.flatMap(({ problem }) => problem ?? []);
	const skipped = answers.flatMap((answer) => answer.skipped ?? []);
	const joined = {
		reports: [...answers.flatMap(({ reports }) => reports), ...unescapedIn(task.path, text)].sort((a, b) => a.line - b.line || a.column - b.column),
		isCutShort: answers.some((answer) => answer.isCutShort),
		isRead: answers.length === 0 || answers.some(({ isRead }) => isRead),
		...problems[0] === void 0 ? {} : { problem: problems[0] },
		...skipped[0] === void 0 ? {} : { skipped: skipped[0] },
		consulted: [...new Set(answers.flatMap(({ consulted = [] }) => consulted))]
	};
	const found = answerOf(task.path, text, joined);
	return others.length === 0 ? found : {
		...found,
		others: others.map(({ language }) => language)
	};
}
function lintBlock(lint, path, block) {
	const skipped = reasonToSkip(block.code);
	if (skipped !== void 0) return {
		reports: [],
		isRead: false,
		skipped
	};
	const answer = lint(path, block.extension, block.code);
	if (answer.problem === void 0) return answer;
	return withConsulted(readOtherwise(lint, path, block) ?? answer, answer.consulted ?? []);
}
function readOtherwise(lint, path, block) {
	const plain = block.start === 0 ? void 0 : withoutTemplateTags(block.code);
	const again = plain === void 0 ? void 0 : lint(path, block.extension, plain);
	if (again?.problem === void 0 && again !== void 0) return again;
	if (block.isGuess) return {
		reports: [],
		isRead: true
	};
	if (block.inner === void 0) return void 0;
	const inner = lintBlock(lint, path, block.inner);
	return inner.problem === void 0 ? moved(inner, block, block.inner) : void 0;
}
function moved(answer, { code, start }, inner) {
	return placed$2(answer, {
		...inner,
		start: inner.start - start
	}, {
		text: code,
		lineAt: lineFinder$1(code)
	});
}
function placed$2(answer, { start }, { text, lineAt }) {
	const line = lineAt(start) - 1;
	const before = text.slice(Math.max(text.lastIndexOf("\n", start - 1), text.lastIndexOf("\r", start - 1)) + 1, start);
	const column = (own, first) => first === 1 ? own + before.length : own;
	const reports = answer.reports.map((report) => ({
		...report,
		line: report.line + line,
		endLine: report.endLine + line,
		column: column(report.column, report.line),
		endColumn: column(report.endColumn, report.endLine)
	}));
	return {
		...answer,
		reports
	};
}
function answerOf(path, text, answer) {
	const { reports, isRead, isCutShort, problem, skipped, consulted = [] } = answer;
	return {
		findings: findingsOf$2(path, text, reports),
		isRead,
		...isCutShort === true ? { isCutShort } : {},
		...problem === void 0 ? {} : { problem },
		...skipped === void 0 ? {} : { skipped },
		...consulted.length === 0 ? {} : { consulted }
	};
}
function findingsOf$2(path, text, reports) {
	const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
	const identityOf = identities();
	const meant = reports.flatMap((report) => {
		const meaning = meaningOf(report.ruleId, report.message);
		return meaning === void 0 ? [] : [{
			report,
			meaning
		}];
	});
	const role = roleOf(path, text);
	return withoutDuplicates(meant).map(({ report, meaning }) => {
		const code = normalized(shownCode(lines, report));
		return {
			...meaning,
			description: `${meaning.description}${role === "" ? "" : ` ${role}`} Found by ${finderOf(report.ruleId)}.`,
			type: "SAST",
			filePath: path,
			line: report.line,
			codeSnippet: framedCode(lines, report),
			...identityOf({
				rule: report.ruleId,
				path,
				code
			})
		};
	});
}
function finderOf(ruleId) {
	const [plugin = "", rule = ""] = ruleId.split("/");
	return `${plugin === "security" ? "eslint-plugin-security" : plugin}: ${rule}`;
}
function withoutDuplicates(meant) {
	const rank = ({ meaning }) => severityRank(meaning.severity);
	const best = new Map();
	for (const one of meant) {
		const key = `${one.report.line}:${one.report.column}:${one.meaning.cwe}`;
		const other = best.get(key);
		if (other === void 0 || rank(one) < rank(other)) best.set(key, one);
	}
	return [...best.values()];
}
// src/service/engines/sast/sast.ts
var { name: name$2, scanType: scanType$2 } = sastInstallation;
var parseProblemLines = 200;
function createSastEngine(load = loadLintLibraries) {
	const scanner = scriptScanner(name$2, load);
	const scan = (context) => ifInstalled(sastInstallation, () => scanTree$2(context, scanner));
	return {
		name: name$2,
		scanType: scanType$2,
		scanner,
		isShared: () => false,
		isConsulted: isLinked,
		scan
	};
}
function isLinked(path) {
	const kind = scriptKindOf(path);
	return kind !== void 0 && "extension" in kind && !isInstalledPackage(path);
}
var sastEngine = createSastEngine();
async function scanTree$2(context, scanner) {
	const { tasks, unknown, isElsewhere, ...sorted } = await sortFiles(context);
	const progress = {
		findings: [],
		lookedAt: [],
		problems: [],
		cutShort: [],
		consulted: new Map(),
		...sorted
	};
	const place = {
		...context,
		shared: tasks.length === 0 ? void 0 : await linksOf(context)
	};
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, place)) {
		const { path } = looked.task;
		if ("fault" in looked) progress.problems.push(problemAt(path, looked.fault));
		else addAnswer$2(progress, path, looked.answer);
	}
	const { findings, lookedAt, skips, problems, languages, consulted } = progress;
	const left = languageDiagnostics(languages, lookedAt.length === 0 && !isElsewhere ? unknown : []);
	const diagnostics = [
		...diagnosticsOfSkips(name$2, skips),
		...problemDiagnostics(problems),
		...left
	];
	const isWhole = diagnostics.length === 0;
	if (lookedAt.length > 0) {
		const said = [...diagnostics, ...limitDiagnostics(progress.cutShort)];
		return {
			findings,
			coverage: isWhole ? "covered" : "partly covered",
			diagnostics: said,
			lookedAt,
			...consulted.size > 0 ? { consulted } : {}
		};
	}
	if (!isWhole) return {
		findings,
		coverage: "not covered",
		diagnostics,
		lookedAt
	};
	return {
		findings,
		coverage: "covered",
		diagnostics: isElsewhere ? [] : [{
			engine: name$2,
			message: "The commit holds no source code that needs analysis"
		}],
		lookedAt
	};
}
function linksOf({ root, files, neighbours = files }) {
	return linkScripts(root, neighbours.flatMap(({ path, stored }) => {
		const kind = isInstalledPackage(path) ? void 0 : scriptKindOf(path);
		return kind !== void 0 && "extension" in kind ? [{
			path,
			stored,
			extension: kind.extension
		}] : [];
	}));
}
function addAnswer$2(progress, path, answer) {
	const { findings, isRead, skipped, problem, others = [] } = answer;
	progress.findings.push(...findings);
	if (isRead) progress.lookedAt.push(path);
	if (answer.consulted !== void 0) progress.consulted.set(path, answer.consulted);
	if (answer.isCutShort) progress.cutShort.push(path);
	if (skipped !== void 0) progress.skips.push({
		reason: skipped,
		filePath: path
	});
	if (problem !== void 0) progress.problems.push(problemAt(path, problem));
	for (const language of others) progress.skips.push({
		reason: `Script in ${normalized(language).slice(0, 40)}: not analysed`,
		filePath: path
	});
}
async function sortFiles({ root, files, signal }) {
	const sorted = {
		tasks: [],
		languages: new Map(),
		skips: [],
		unknown: [],
		isElsewhere: false
	};
	for (const file of files) {
		signal.throwIfAborted();
		const { path } = file;
		const named = scriptKindOf(path);
		const language = named === void 0 ? (await programOf(root, file)).language : void 0;
		const kind = named ?? kindOfLanguage(language);
		if (kind !== void 0 && isInstalledPackage(path)) sorted.skips.push({
			reason: "Installed package under node_modules: code not analysed",
			filePath: path
		});
		else if (kind !== void 0) sorted.tasks.push({
			...file,
			kind
		});
		else {
			const isOther = isKnownOther(path);
			const suspicion = suspicionOf(path, language, isOther);
			if (suspicion !== void 0) sorted.tasks.push({
				...file,
				...suspicion
			});
			if (language === "Python") sorted.isElsewhere = true;
			else if (language !== void 0) sorted.languages.set(language, (sorted.languages.get(language) ?? 0) + 1);
			else if (!isOther) sorted.unknown.push(path);
		}
	}
	return sorted;
}
function problemAt(path, problem) {
	return {
		engine: name$2,
		message: `Not analysed to the end: ${normalized(problem).slice(0, 200)}`,
		file_path: path
	};
}
function problemDiagnostics(problems) {
	const shared = problems.slice(parseProblemLines).flatMap(({ file_path: path }) => path ?? []).map((filePath) => ({
		reason: "Not analysed to the end",
		filePath
	}));
	return [...problems.slice(0, parseProblemLines), ...diagnosticsOfSkips(name$2, shared)];
}
function limitDiagnostics(paths) {
	if (paths.length === 0) return [];
	const shown = paths.slice(0, 5).map((path) => normalized(path).slice(0, 100));
	const rest = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : "";
	return [{
		engine: name$2,
		message: `Values that come from far away were not followed to the end in ${shown.join(", ")}${rest}`
	}];
}
function languageDiagnostics(languages, unknown) {
	const seen = [...languages].sort((a, b) => b[1] - a[1]).map(([language, count]) => `${language} (${files(count)})`);
	const kinds = [...new Set(unknown.map((path) => extensionOf(path) || "no extension"))].sort().slice(0, 10);
	if (kinds.length > 0) seen.push(`unknown kinds: ${kinds.join(", ")} (${files(unknown.length)})`);
	if (seen.length === 0) return [];
	return [{
		engine: name$2,
		message: `Only JavaScript, TypeScript and Python are analysed; not looked at: ${seen.join(", ")}`
	}];
}
var files = (count) => count === 1 ? "1 file" : `${count} files`;
new Set("alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi".split(" "));
function purlText({ type, namespace, name, version, qualifiers, subpath }) {
	const names = [...namespace?.split("/") ?? [], name].map(encodeURIComponent);
	const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
	return [
		`pkg:${[type, ...names].join("/")}`,
		version === void 0 ? "" : `@${encodeURIComponent(version)}`,
		query.length === 0 ? "" : `?${query.join("&")}`,
		subpath === void 0 ? "" : `#${subpath.split("/").map(encodeURIComponent).join("/")}`
	].join("");
}
function npmName(library) {
	const slash = library.startsWith("@") ? library.indexOf("/") : -1;
	return slash < 0 ? { name: library } : {
		namespace: library.slice(0, slash),
		name: library.slice(slash + 1)
	};
}
// src/service/engines/sca/lock-file.ts
async function loadLockLibraries() {
	return { Arborist: (await import("@npmcli/arborist")).default.Arborist };
}
var manifestFields = [
	"name",
	"version",
	"dependencies",
	"devDependencies",
	"optionalDependencies"
];
async function readLock(request) {
	const { root, path, stored, manifest: beside, libraries } = request;
	const text = readContent(root, stored).toString();
	const lock = parseRecord(text);
	if (lock === void 0) return "it is not valid JSON";
	if (typeof lock.lockfileVersion !== "number") return "it has no lockfileVersion";
	const manifestText = beside === void 0 ? void 0 : readContent(root, beside).toString();
	const manifest = manifestText === void 0 ? void 0 : parseRecord(manifestText);
	if (manifestText !== void 0 && manifest === void 0) return "the package.json beside it is not valid JSON";
	const folder = await mkdtemp(join(dirname(root), "lock-"));
	try {
		await writeFile(join(folder, "package-lock.json"), text);
		if (manifest !== void 0) await writeFile(join(folder, "package.json"), JSON.stringify(reduced(manifest)));
		const tree = await new libraries.Arborist({
			path: folder,
			offline: true,
			ignoreScripts: true
		}).loadVirtual();
		return lockedTree([...tree.inventory.values()], tree.edgesOut, {
			path,
			text
		});
	} catch (error) {
		return `npm's tree code refuses it: ${error.code ?? "unknown error"}`;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
function lockedTree(nodes, edges, lock) {
	const lineOf = lineFinder(lock.text);
	const folder = folderOf(lock.path);
	const packages = nodes.filter((node) => !node.isRoot && !node.isLink && isInstalled(node));
	const folders = nodes.filter((node) => !node.isLink && !isInstalled(node)).map((node) => node.location);
	return {
		packages: packages.flatMap((node) => {
			if (node.packageName === null || !node.version) return [];
			const line = lineOf(node);
			const { packageName: name, version, dev } = node;
			return [{
				name,
				version,
				isDevelopment: dev,
				...line === void 0 ? {} : { line }
			}];
		}),
		missing: [...edges.values()].filter((edge) => edge.error === "MISSING" && !edge.optional && !edge.peer).map((edge) => edge.name),
		folders: [folder, ...folders.map((location) => [folder, location].filter((part) => part !== "").join("/"))]
	};
}
function isInstalled(node) {
	return /(?:^|\/)node_modules\//.test(node.location);
}
var longestLine = 4096;
var entryStart = /^\s*"((?:[^"\\]|\\.)+)"\s*:\s*\{/;
var quotedText = /"([^"]*)"/g;
function lineFinder(text) {
	const lines = text.split("\n");
	const located = new Map();
	const versioned = new Map();
	for (const [index, line] of lines.entries()) {
		const key = line.length > longestLine ? void 0 : entryStart.exec(line)?.[1];
		if (key === void 0) continue;
		if (!located.has(key)) located.set(key, index + 1);
		for (const [, value = ""] of (lines[index + 1] ?? "").slice(0, longestLine).matchAll(quotedText)) {
			const named = JSON.stringify([key, value]);
			if (!versioned.has(named)) versioned.set(named, index + 1);
		}
	}
	return ({ location, version }) => {
		const bareName = location.slice(location.lastIndexOf("node_modules/") + 13);
		return located.get(JSON.stringify(location).slice(1, -1)) ?? versioned.get(JSON.stringify([bareName, version]));
	};
}
function reduced(manifest) {
	return Object.fromEntries(manifestFields.flatMap((field) => Object.hasOwn(manifest, field) ? [[field, manifest[field]]] : []));
}
function parseRecord(text) {
	try {
		const value = JSON.parse(text.replace(/^\uFEFF/, ""));
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	} catch {
		return;
	}
}
// src/service/engines/sca/signs.ts
function signsOf(repository, sha1) {
	const extractors = Object.values(repository).map((entry) => entry.extractors);
	const files = compiled(extractors.flatMap(({ filename = [] }) => filename.map((pattern) => `^${pattern}$`)));
	const addresses = compiled(extractors.flatMap(({ uri = [] }) => uri));
	const contents = compiled(extractors.flatMap(({ filecontent = [] }) => filecontent));
	const replaced = compiled(extractors.flatMap(({ filecontentreplace = [] }) => filecontentreplace.map(searched)));
	const hashes = new Set(extractors.flatMap((each) => Object.keys(each.hashes ?? {})));
	const holds = (patterns, text) => patterns.some((pattern) => pattern.test(text));
	return {
		inPath: (path) => {
			const name = path.split(/[/\\]/).pop() ?? "";
			return holds(files, name) || holds(addresses, path.replaceAll("\\", "/"));
		},
		inContent: (content) => {
			const text = content.replace(/\r\n|\r/g, "\n");
			return holds(contents, text) || holds(replaced, text) || hashes.has(sha1(text));
		}
	};
}
function compiled(patterns) {
	return [...new Set(patterns)].map((pattern) => new RegExp(pattern));
}
function searched(written) {
	return /^\/(.*[^\\])\/[^/]+\/$/.exec(written)?.[1] ?? "";
}
// src/service/engines/sca/advisories.ts
var notLibraries = new Set(["retire-example", "dont check"]);
var severities = {
	critical: "CRITICAL",
	high: "HIGH",
	medium: "MEDIUM",
	low: "LOW",
	none: "INFO"
};
var identifierKinds = {
	retid: "RetireJS",
	osvdb: "OSVDB",
	PR: "pull request"
};
async function loadAdvisoryLibraries() {
	const [retire, data, manifest] = await Promise.all([
		import("retire"),
		import("@salesforce/code-analyzer-retirejs-engine/vulnerabilities/RetireJsVulns.json", { with: { type: "json" } }),
		import("@salesforce/code-analyzer-retirejs-engine/package.json", { with: { type: "json" } })
	]);
	return {
		retire,
		data: data.default,
		source: `${manifest.default.name} ${manifest.default.version}`
	};
}
function openDatabase({ retire, data, source }) {
	const repository = JSON.parse(retire.replaceVersion(JSON.stringify(data)));
	for (const name of notLibraries) delete repository[name];
	const entries = Object.entries(repository);
	const signs = signsOf(repository, sha1);
	const byPackage = Map.groupBy(entries.map(([component, entry]) => ({
		component,
		packageName: entry.npmname ?? component
	})), (entry) => entry.packageName);
	return {
		source,
		libraries: entries.length,
		newestCve: newestCve(entries.flatMap(([, entry]) => entry.vulnerabilities)),
		knows: (packageName) => byPackage.has(packageName),
		ofPackage: (packageName, version) => {
			return unique$1((byPackage.get(packageName) ?? []).flatMap(({ component }) => retire.check(component, version, repository)).flatMap((one) => one.vulnerabilities ?? []).map(advisoryOf));
		},
		ofScript: (path, content) => {
			const named = signs.inPath(`/${path}`) ? retire.scanFileName(`/${path}`, repository, true) : [];
			if (named.length > 0) return librariesOf(named);
			return signs.inContent(content) ? librariesOf(retire.scanFileContent(content, repository, { sha1 })) : [];
		}
	};
}
function librariesOf(found) {
	return [...Map.groupBy(found, ({ component, version }) => `${component} ${version}`).values()].flatMap((group) => {
		const [first] = group;
		const advisories = unique$1(group.flatMap((one) => one.vulnerabilities ?? []).map(advisoryOf));
		if (first === void 0 || advisories.length === 0) return [];
		return [{
			name: first.npmname ?? first.component,
			version: first.version,
			advisories
		}];
	});
}
function advisoryOf(vulnerability) {
	const { githubID, summary, CVE = [], ...others } = vulnerability.identifiers;
	const numbered = Object.entries(others).flatMap(([kind, value]) => [value ?? []].flat().map((number) => `${identifierKinds[kind] ?? kind} ${number}`));
	const identifiers = [
		...CVE,
		...githubID === void 0 ? [] : [githubID],
		...numbered
	];
	const [cwe] = vulnerability.cwe;
	return {
		id: identifiers[0] ?? summary ?? vulnerability.info.join(" "),
		identifiers,
		severity: severities[vulnerability.severity] ?? "MEDIUM",
		summary: summary?.trim() || "Known vulnerability",
		...cwe === void 0 ? {} : { cwe },
		...vulnerability.below === void 0 ? {} : { fixedIn: fixedVersion(vulnerability.below) },
		links: vulnerability.info
	};
}
function fixedVersion(below) {
	const endOfLine = /^(\d+)\.999/.exec(below)?.[1];
	return endOfLine === void 0 ? below : `${Number(endOfLine) + 1}.0.0`;
}
function unique$1(advisories) {
	return [...new Map(advisories.toReversed().map((advisory) => [advisory.id, advisory])).values()].reverse();
}
function newestCve(vulnerabilities) {
	return vulnerabilities.flatMap(({ identifiers }) => identifiers.CVE ?? []).filter((id) => /^CVE-\d+-\d+$/.test(id)).sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
}
function sha1(content) {
	return createHash("sha1").update(content).digest("hex");
}
// src/service/engines/sca/look-up.ts
async function loadScaLibraries() {
	const [advisories, locks] = await Promise.all([loadAdvisoryLibraries(), loadLockLibraries()]);
	return {
		database: openDatabase(advisories),
		locks
	};
}
function scaScanner(name, load) {
	return {
		name,
		open: async (root) => {
			const libraries = await load();
			return (task) => lookUp$1(libraries, root, task);
		}
	};
}
async function lookUp$1({ database, locks }, root, task) {
	const { source, libraries, newestCve } = database;
	if (task.kind === "database") return { database: {
		source,
		libraries,
		newestCve
	} };
	if (task.kind === "script") return { matches: await matchesOfScript(database, root, task) };
	const tree = await readLock({
		root,
		path: task.path,
		stored: task.stored,
		manifest: task.manifest,
		libraries: locks
	});
	if (typeof tree === "string") return { refusal: tree };
	const { folders, missing, packages } = tree;
	return { lock: {
		folders,
		missing,
		...matchesOfPackages(database, task.path, packages)
	} };
}
function matchesOfPackages(database, path, packages) {
	const versions = new Map(packages.toReversed().map((one) => [`${one.name} ${one.version}`, one]));
	const known = [...versions.values()].sort(byNameAndVersion).filter((locked) => database.knows(locked.name));
	return {
		matches: known.flatMap(({ name: library, version, isDevelopment, line }) => {
			const place = {
				filePath: path,
				library,
				version,
				isDevelopment,
				isLocked: true,
				...line === void 0 ? {} : { line }
			};
			return database.ofPackage(library, version).map((advisory) => ({
				...place,
				advisory
			}));
		}),
		packageCount: versions.size,
		knownCount: known.length
	};
}
function byNameAndVersion(a, b) {
	return a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en", { numeric: true });
}
async function matchesOfScript(database, root, { path, stored }) {
	const { text } = await readFileText(root, stored);
	return database.ofScript(path, text).flatMap(({ name: library, version, advisories }) => {
		const place = {
			filePath: path,
			library,
			version,
			isDevelopment: false
		};
		return advisories.map((advisory) => ({
			...place,
			advisory
		}));
	});
}
// src/service/engines/sca/manifests.ts
var npmLocks = new Set(["package-lock.json", "npm-shrinkwrap.json"]);
var otherNpmLocks = {
	"yarn.lock": "Yarn",
	"pnpm-lock.yaml": "pnpm",
	"bun.lock": "Bun",
	"bun.lockb": "Bun"
};
var ecosystems = [
	[/^(?:requirements.*\.txt|pipfile(?:\.lock)?|poetry\.lock|uv\.lock|pdm\.lock|pyproject\.toml|setup\.py|environment\.ya?ml)$/, "Python"],
	[/^go\.(?:mod|sum)$/, "Go"],
	[/^cargo\.(?:toml|lock)$/, "Rust"],
	[/^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|build\.sbt)$/, "Java and Kotlin"],
	[/^(?:gemfile(?:\.lock)?|.*\.gemspec)$/, "Ruby"],
	[/^composer\.(?:json|lock)$/, "PHP"],
	[/^(?:packages\.config|packages\.lock\.json|directory\.packages\.props|.*\.(?:cs|fs|vb)proj)$/, ".NET"],
	[/^pubspec\.(?:yaml|lock)$/, "Dart"],
	[/^(?:package\.(?:swift|resolved)|podfile(?:\.lock)?|cartfile(?:\.resolved)?)$/, "Swift and Objective-C"],
	[/^mix\.(?:exs|lock)$/, "Elixir"],
	[/^(?:conanfile\.(?:txt|py)|vcpkg\.json)$/, "C and C++"],
	[/^deno\.(?:jsonc?|lock)$/, "Deno"],
	[/^bower\.json$/, "Bower"]
];
function isNpmLock(path) {
	return npmLocks.has(baseName(path));
}
function isNpmManifest(path) {
	return baseName(path) === "package.json";
}
function otherNpmManager(path) {
	const name = baseName(path);
	return Object.hasOwn(otherNpmLocks, name) ? otherNpmLocks[name] : void 0;
}
function otherEcosystem(path) {
	const name = baseName(path).toLowerCase();
	return ecosystems.find(([pattern]) => pattern.test(name))?.[1];
}
// src/service/engines/sca/sca.ts
var { name: name$1, scanType: scanType$1 } = scaInstallation;
var libraryExtensions = new Set([
	".js",
	".mjs",
	".cjs"
]);
var dependencyFields = [
	"dependencies",
	"devDependencies",
	"optionalDependencies",
	"peerDependencies"
];
var longestTitle = 100;
function createScaEngine(load = loadScaLibraries) {
	const scanner = scaScanner(name$1, load);
	const scan = (context) => ifInstalled(scaInstallation, () => scanTree$1(context, scanner));
	return {
		name: name$1,
		scanType: scanType$1,
		scanner,
		isShared: isDeclaration,
		scan
	};
}
var scaEngine = createScaEngine();
function isDeclaration(path) {
	return isNpmLock(path) || isNpmManifest(path) || otherNpmManager(path) !== void 0;
}
async function scanTree$1(context, scanner) {
	const own = context.files.filter(({ path }) => !isInstalledPackage(path));
	const progress = await lookUpAll(context, scanner, tasksOf(context.files, own));
	const manifests = judgeManifests(context, own, progress.folders);
	const skips = [
		...progress.skips,
		...manifests.skips,
		...unreadDeclarations(own)
	];
	const { lockedPaths, scriptPaths, matches } = progress;
	const hasAnswer = lockedPaths.length > 0 || matches.length > 0 || manifests.empty.length > 0 && skips.length === 0;
	const diagnostics = diagnosticsOfSkips(name$1, skips);
	if (hasAnswer) diagnostics.push(...reach(progress));
	else diagnostics.push({
		engine: name$1,
		message: "Not covered: no package-lock.json that could be read, so no dependency was looked up"
	});
	return {
		findings: findingsOf$1(matches),
		coverage: hasAnswer ? "partly covered" : "not covered",
		diagnostics,
		lookedAt: [
			...lockedPaths,
			...manifests.empty,
			...hasAnswer ? scriptPaths : []
		]
	};
}
function tasksOf(files, own) {
	const manifests = new Map(own.filter(({ path }) => isNpmManifest(path)).map((file) => [folderOf(file.path), file.stored]));
	const locks = own.filter(({ path }) => isNpmLock(path));
	const scripts = files.filter(({ path }) => libraryExtensions.has(extensionOf(path)));
	return [
		{
			kind: "database",
			path: "",
			stored: ""
		},
		...locks.map((file) => {
			const manifest = manifests.get(folderOf(file.path));
			return {
				...file,
				kind: "lock",
				...manifest === void 0 ? {} : { manifest }
			};
		}),
		...scripts.map((file) => ({
			...file,
			kind: "script"
		}))
	];
}
async function lookUpAll(context, scanner, tasks) {
	const progress = {
		matches: [],
		lockedPaths: [],
		scriptPaths: [],
		skips: [],
		folders: new Set(),
		packageCount: 0,
		knownCount: 0,
		database: void 0
	};
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
		const { path: filePath, kind } = looked.task;
		if ("answer" in looked) addAnswer$1(progress, filePath, looked.answer);
		else if (kind === "lock") progress.skips.push({
			reason: `Lock file not read: ${looked.fault}`,
			filePath
		});
		else progress.skips.push({
			reason: `Not compared with known libraries: ${looked.fault}`,
			filePath
		});
	}
	return progress;
}
function addAnswer$1(progress, filePath, answer) {
	if ("database" in answer) progress.database = answer.database;
	else if ("refusal" in answer) progress.skips.push({
		reason: `Lock file not read: ${answer.refusal}`,
		filePath
	});
	else if ("lock" in answer) addLock(progress, filePath, answer.lock);
	else {
		progress.scriptPaths.push(filePath);
		progress.matches.push(...answer.matches);
	}
}
function addLock(progress, filePath, lock) {
	progress.lockedPaths.push(filePath);
	for (const folder of lock.folders) progress.folders.add(folder);
	if (lock.missing.length > 0) {
		const names = lock.missing.slice(0, 5).join(", ");
		const reason = `The lock file lacks ${lock.missing.length} of the manifest's dependencies, which were not looked up: ${names}`;
		progress.skips.push({
			reason,
			filePath
		});
	}
	progress.packageCount += lock.packageCount;
	progress.knownCount += lock.knownCount;
	progress.matches.push(...lock.matches);
}
function judgeManifests({ root }, files, covered) {
	const locks = files.filter(({ path }) => otherNpmManager(path) !== void 0);
	const locked = new Set(locks.map(({ path }) => folderOf(path)));
	const skips = [];
	const empty = [];
	for (const { path, stored } of files.filter((file) => isNpmManifest(file.path))) {
		if (covered.has(folderOf(path)) || ancestors(folderOf(path)).some((folder) => locked.has(folder))) continue;
		const manifest = parseRecord(readContent(root, stored).toString());
		if (manifest === void 0) skips.push({
			reason: "Manifest not read: it is not valid JSON",
			filePath: path
		});
		else if (declaresDependencies(manifest)) skips.push({
			reason: "Manifest without a package-lock.json: the versions of its dependencies are not known",
			filePath: path
		});
		else empty.push(path);
	}
	return {
		skips,
		empty
	};
}
function declaresDependencies(manifest) {
	return dependencyFields.some((field) => {
		const declared = manifest[field];
		return typeof declared === "object" && declared !== null && Object.keys(declared).length > 0;
	});
}
function ancestors(folder) {
	return folder === "" ? [""] : [folder, ...ancestors(folderOf(folder))];
}
function unreadDeclarations(files) {
	return files.flatMap(({ path: filePath }) => {
		const manager = otherNpmManager(filePath);
		if (manager !== void 0) return [{
			reason: `Lock file of ${manager}: not read, its packages were not looked up`,
			filePath
		}];
		const ecosystem = otherEcosystem(filePath);
		if (ecosystem === void 0) return [];
		return [{
			reason: `Dependencies of ${ecosystem}: not looked up`,
			filePath
		}];
	});
}
function findingsOf$1(matches) {
	const identityOf = identities();
	return matches.map((match) => {
		const { advisory, library, version, filePath, line, isLocked } = match;
		return {
			type: "SCA",
			severity: advisory.severity,
			title: titleOf(match),
			description: descriptionOf(match),
			remediation: advisory.fixedIn === void 0 ? `No fixed version of ${library} is known. Replace it.` : `Upgrade ${library} from ${version} to ${advisory.fixedIn} or later.`,
			...advisory.cwe === void 0 ? {} : { cwe: advisory.cwe },
			advisory: {
				cves: advisory.identifiers.filter((id) => /^CVE-/i.test(id)),
				ids: advisory.identifiers.filter((id) => /^[A-Z]+-\S+$/i.test(id)),
				...isLocked && { purl: purlText({
					type: "npm",
					...npmName(library),
					version
				}) },
				...advisory.fixedIn !== void 0 && {
					fix: "available",
					fixed_version: advisory.fixedIn
				}
			},
			filePath,
			...line === void 0 ? {} : { line },
			...identityOf({
				rule: advisory.id,
				path: filePath,
				code: library
			})
		};
	});
}
function titleOf({ advisory, library, version }) {
	const prose = advisory.summary.split("\n").map((line) => line.trim()).find((line) => line !== "" && !line.startsWith("#")) ?? "known vulnerability";
	return `${library} ${version}: ${shortened(prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, "") ?? prose, longestTitle - `${library} ${version}:  (${advisory.id})`.length)} (${advisory.id})`;
}
function shortened(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, "")} \u2026`;
}
function descriptionOf({ advisory, isDevelopment }) {
	const parts = [advisory.summary];
	if (advisory.identifiers.length > 0) parts.push(`Known as: ${advisory.identifiers.join(", ")}.`);
	if (isDevelopment) parts.push("It is a development dependency: it matters where code is built and tested.");
	if (advisory.links.length > 0) parts.push(`More: ${advisory.links.slice(0, 5).join(" ")}`);
	return parts.join("\n\n");
}
function reach({ database, knownCount, packageCount }) {
	if (database === void 0) return [];
	const { source, libraries, newestCve } = database;
	return [{
		engine: name$1,
		message: `Looked up offline in a database of only ${libraries} JavaScript libraries (${source}${newestCve === void 0 ? "" : `; it carries no date, its newest entry is ${newestCve}`}); ${`${knownCount} of the ${packageCount} locked packages are among them`}`
	}];
}
// src/service/engines/secrets/rules.ts
var rulePrefix = "@secretlint/secretlint-rule-";
var rules = {
	"1password": secret("1Password service account token", "CRITICAL", "Revoke the service account in 1Password."),
	anthropic: secret("Anthropic API key", "HIGH", "Delete the key in the Anthropic console."),
	aws: secret("AWS secret access key", "CRITICAL", "Deactivate the access key in AWS IAM and look at its last use."),
	basicauth: chosen("User name and password in an address", "HIGH", "Change the password."),
	cloudflare: secret("Cloudflare API credential", "CRITICAL", "Roll the key or token in the Cloudflare dashboard."),
	"database-connection-string": chosen("Database password in a connection string", "HIGH", "Change the database password."),
	databricks: secret("Databricks access token", "HIGH", "Revoke the token in the Databricks user settings."),
	docker: secret("Docker access token", "HIGH", "Delete the token in the Docker account settings."),
	figma: secret("Figma access token", "HIGH", "Revoke the token in the Figma settings."),
	gcp: secret("Google Cloud service account key", "CRITICAL", "Delete the key of the service account in Google Cloud IAM."),
	github: secret("GitHub token", "CRITICAL", "Revoke the token in the GitHub settings and look at the audit log."),
	gitlab: secret("GitLab personal access token", "CRITICAL", "Revoke the token in the GitLab user settings."),
	grafana: secret("Grafana token", "HIGH", "Delete the token in Grafana."),
	groq: secret("Groq API key", "HIGH", "Delete the key in the Groq console."),
	"hashicorp-vault": secret("HashiCorp Vault token", "CRITICAL", "Revoke the token with `vault token revoke`."),
	huggingface: secret("Hugging Face access token", "HIGH", "Invalidate the token in the Hugging Face settings."),
	linear: secret("Linear API key", "HIGH", "Revoke the key in the Linear settings."),
	notion: secret("Notion integration token", "HIGH", "Refresh the secret of the Notion integration."),
	npm: secret("npm access token", "CRITICAL", "Revoke the token with `npm token revoke` and check the published versions."),
	openai: secret("OpenAI API key", "HIGH", "Delete the key in the OpenAI settings."),
	privatekey: secret("Private key", "CRITICAL", "Make a new key pair and remove the old public key wherever it is trusted."),
	sendgrid: secret("SendGrid API key", "HIGH", "Delete the key in the SendGrid settings."),
	shopify: secret("Shopify access token", "HIGH", "Rotate the credentials of the app in Shopify."),
	slack: secret("Slack token or webhook address", "HIGH", "Revoke the token or delete the webhook in the Slack app settings."),
	stripe: secret("Stripe API key", "CRITICAL", "Roll the key in the Stripe dashboard."),
	tailscale: secret("Tailscale key", "HIGH", "Revoke the key in the Tailscale admin console."),
	"private-key": secret("Private key", "CRITICAL", "Make a new key pair and remove the old public key wherever it is trusted."),
	"key-file": secret("Secret key", "HIGH", "Make a new key, and with it anew what the old one protects."),
	"json-web-token": secret("JSON Web Token", "MEDIUM", "End the session that it stands for, or change the key that signed it."),
	authorization: chosen("User name and password in a header", "HIGH", "Change the password."),
	"bearer-token": secret("Access token in a header", "HIGH", "Revoke it at the service that issued it."),
	"connection-password": chosen("Password in a connection string", "HIGH", "Change the password."),
	"assigned-password": chosen("Password", "HIGH", "Change the password."),
	"signing-key": chosen("Signing or encryption key", "HIGH", "Make a new random key; what the old one signed or encrypted is no longer to be trusted."),
	"assigned-token": chosen("API key or access token", "HIGH", "Revoke it at the service that issued it."),
	"fixed-salt": chosen("Salt", "MEDIUM", "Draw a random salt for each password, and keep it with its hash."),
	"seed-phrase": chosen("Wallet seed phrase", "HIGH", "Move what the wallet holds to a new one."),
	vercel: secret("Vercel token", "HIGH", "Delete the token in the Vercel account settings.")
};
var unknownRule = chosen("Credential", "HIGH", "Revoke the credential where it was issued.");
function secretRule(ruleId) {
	const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(28) : ruleId;
	return Object.hasOwn(rules, name) ? rules[name] ?? unknownRule : unknownRule;
}
function secret(what, severity, revoke) {
	return {
		what,
		severity,
		revoke,
		isIssued: true
	};
}
function chosen(...words) {
	return {
		...secret(...words),
		isIssued: false
	};
}
// src/service/engines/secrets/values.ts
var longest = 512;
var reference = /\$\{|\{\{|<%|%>|#\{|\$\(|^\$\w|^%\w+%$|^@@|\b(?:process\.env|os\.environ|getenv|secretKeyRef|valueFrom)\b|^!{1,2}[a-z][\w:.]*(?:\s|$)|^ENC\[|^\{cipher\}|^(?:vault|ssm|op|arn|aws|gcp|azure|file|env|classpath|keyring|secretsmanager)[:#]|^projects\/[^/]+\/secrets\//i;
var blank = /^[\s*x.\u2022\u2026_#?-]*$|^(?:x{3,}|\*{3,}|\.{3,}|#{3,})|(?:\*{4,}|x{6,}|\.{3}|\u2026)$|^<[^<>]*>?$|^\[[^\]]*\]$|^\{[^}]*\}$|^%\(?\w*\)?[sdv]$|^__.*__$|^@\w+@$|^%[\w.]+%$|%[0-9a-f]{2}|^urn:/i;
var noValue = /^(?:null|none|nil|true|false|yes|no|on|off|undefined|nan|string|str|text|varchar|char|number|integer|int|boolean|bool|object|array|any|bytes?|required|optional|hidden|input|field|unset|n\/a|empty|enabled|disabled|auto|inherit|utf-?8|latin-?1|ascii|hex|base64)$|^(?:\.{0,2}\/|~\/|[a-z]:\\|https?:\/\/|[#.][a-z][\w-]*$|--?[a-z][\w-]*$|@\w+\/)|[<>]|\(\)|^\w+\([\w'", ]*\)$|\.(?:jsx?|tsx?|py|html?|json|ya?ml|txt|pem|crt|key|png|svg|php|rb|md)$/i;
var exclamation = /^[A-Z][a-z]+[.!?]$/;
var digest = /^\$(?:1|2[abxy]?|5|6|y|apr1|argon2\w*|scrypt|pbkdf2[\w-]*|P|H)\$|^(?:pbkdf2_|bcrypt|argon2|scrypt|md5|sha\d+|ssha|crypt)[\w]*\$|^(?:pbkdf2|scrypt|argon2\w*):|^\{(?:SSHA|SHA|MD5|CRYPT|bcrypt)\w*\}|^sha(?:1|256|384|512)[-:]/i;
var documented = /EXAMPLE(?:KEY)?$|^AKIAI?OSFODNN7EXAMPLE$/;
var fillers = new Set("a an the my your our some any this that here is in of for to and or with be it as insert enter put add set use change changeme changeit replace replaceme me fill provide specify todo tbd fixme dummy example examples sample placeholder redacted removed masked hidden fake mock stub secret secrets secure insecure password passwords passwd pwd pass passphrase token tokens key keys api apikey access auth authentication client app application user username admin login session cookie sessions cookies jwt hmac signing sign encryption crypto private public master shared db database value values string long unique strong very super default dev development test testing prod production demo only not foo bar baz qux foobar something whatever anything own new old real actual please must should credential credentials code id text data bearer basic oauth service account github gitlab google aws azure stripe slack openai hash salt base64 hex url".split(" "));
var defaults = new Set("admin root toor postgres mysql mariadb oracle mongo mongodb redis rabbitmq guest user test tester demo default changeme changeit letmein welcome qwerty abc123 iloveyou monkey dragon master sa system tomcat manager pi raspberry vagrant docker minio minioadmin elastic kibana password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 admin123 admin1234 root123 test123 test1234 secret secret123 1234 12345 123456 1234567 12345678 123456789 1234567890 111111 000000 123123 654321".split(" "));
function isDefault(value) {
	return defaults.has(value.toLowerCase());
}
function strengthOf(value) {
	const text = value.trim();
	if (text.length < 3 || text.length > longest) return void 0;
	if (reference.test(text) || blank.test(text) || noValue.test(text) || digest.test(text)) return void 0;
	if (documented.test(text) || exclamation.test(text) || /[^\x20-\x7e]/.test(text)) return void 0;
	if (defaults.has(text.toLowerCase()) || /^(.)\1*$/.test(text)) return "guessable";
	if (isFiller$1(text)) return "placeholder";
	if (isRandom(text)) return "issued";
	return /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+|\d+)$/.test(text) ? "guessable" : "chosen";
}
function isRandom(text) {
	if (text.length < 16 || /\s/.test(text)) return false;
	const plain = text.replaceAll(/[^A-Za-z0-9]/g, "");
	if (!/\d/.test(plain) || !/[A-Za-z]/.test(plain)) return false;
	if (/^[0-9a-fA-F]+$/.test(plain)) return new Set(plain.toLowerCase()).size >= 8;
	return entropy(text) >= 3.3 && wordShare(text) < .6 && !isSequence(plain);
}
function varietyOf(text) {
	return [
		/[a-z]/,
		/[A-Z]/,
		/\d/,
		/[^A-Za-z0-9\s]/
	].filter((kind) => kind.test(text)).length;
}
function wordsOf(text) {
	return text.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "");
}
function isFiller$1(text) {
	const words = wordsOf(text).map((word) => word.replace(/\d+$/, ""));
	if (words.length === 0) return false;
	if (/^(?:change|replace)[-_ ]?me/i.test(text)) return true;
	if (/^(?:your|insert|replace|changeme|enter|put|placeholder|todo|example|dummy)$/.test(words[0] ?? "")) return true;
	return !/\d{3}/.test(text) && words.every((word) => word === "" || fillers.has(word));
}
function entropy(text) {
	const counts = new Map();
	for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
	let bits = 0;
	for (const count of counts.values()) bits -= count / text.length * Math.log2(count / text.length);
	return bits;
}
function wordShare(text) {
	return (text.match(/[A-Z]?[a-z]{4,}|[A-Z]{5,}/g) ?? []).filter((run) => /[aeiouy]/i.test(run) && !/[^aeiouy]{5}/i.test(run)).join("").length / text.length;
}
function isSequence(text) {
	return /(?:0123456789|abcdefghij|123456789|(.{1,4})\1{3,})/i.test(text);
}
function isEncodedText(text) {
	const plain = text.replaceAll(/^\.+|\.+$/g, "");
	if (!/^[A-Za-z0-9+/_-]{12,}={0,2}$/.test(plain)) return false;
	const decoded = Buffer.from(plain, "base64").toString("latin1");
	return /^\xac\xed\x00/.test(decoded) || /^[\x20-\x7e\s]+$/.test(decoded);
}
// src/service/engines/secrets/addresses.ts
var judged = /secretlint-rule-(?:basicauth|database-connection-string)$/;
var credentials = /:\/\/([^:/@\s]{0,200}):([^@/\s]{1,300})@/;
var documentationKey = /EXAMPLE(?:KEY)?\b/;
function judgedByValue(hit, text) {
	const found = text.slice(hit.start, hit.end);
	if (/secretlint-rule-aws$/.test(hit.ruleId)) return documentationKey.test(found) ? void 0 : hit;
	if (!judged.test(hit.ruleId)) return hit;
	const password = credentials.exec(text.slice(Math.max(0, hit.start - 40), hit.end + 300).slice(0, 800))?.[2] ?? found;
	const strength = strengthOf(decoded$1(password));
	if (strength === void 0 || strength === "placeholder") return void 0;
	if (strength === "guessable") return {
		...hit,
		severity: "LOW"
	};
	return varietyOf(password) >= 2 || strength === "issued" ? hit : {
		...hit,
		severity: "MEDIUM"
	};
}
function decoded$1(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
// src/service/engines/secrets/accounts.ts
var list = /(?<![/\w-])(?:\w{0,20}_)?(?:users?|accounts?|credentials?|creds|logins?|auth)["']?\]?\s{0,5}(?::\s{0,3}[\w<>[\], ]{1,40}=|:=|=>|=|:)\s{0,5}(?:(?:new\s{1,3})?[\w<>[\], ]{1,40})?[[({]/gi;
var pair = /(?<=[[({,]\s{0,40})(["'])([\w.@+-]{1,60})\1\s{0,5}((?<=[[({]\s{0,40}\1\2\1\s{0,5}),|:|=>)\s{0,5}(["'])((?:(?!\4)[^\\\r\n]){3,100})\4(?=\s{0,20}[\])},])/g;
var field = /^(?:id|_id|name|(?:first|last|full|user|display|nick)_?name|user|login|e?mail|role|type|group|phone|title|url|href|key|value|label|status|date|message|text|city|country|address|avatar|class|method|path)$/i;
var noPassword = /@[\w-]+\.\w|^https?:|^\d{4}-\d\d-\d\d|^[a-z]+(?:[-_ ][a-z]+)*$|^\/|^[A-Z]+(?:[-_ ][A-Z]+)*$/;
var longestList$1 = 2e3;
function accountsIn(text) {
	const found = [];
	let end = 0;
	for (const match of text.matchAll(list)) {
		if (match.index < end) continue;
		const from = match.index + match[0].length - 1;
		end = endOfList(text, from);
		const isFlat = !/[[({]/.test(text.slice(from + 1, end));
		for (const [whole, , name = "", joint = "", quote = "", value = ""] of text.slice(from, end).matchAll(pair)) {
			if (field.test(name) || noPassword.test(value) || joint !== "," && !isFlat) continue;
			const start = text.indexOf(`${quote}${value}${quote}`, text.indexOf(whole, from) + name.length) + 1;
			found.push({
				value,
				start,
				end: start + value.length
			});
		}
	}
	return found;
}
function endOfList(text, from) {
	let depth = 0;
	const limit = Math.min(text.length, from + longestList$1);
	for (let at = from; at < limit; at += 1) {
		const character = text[at] ?? "";
		if ("[({".includes(character)) depth += 1;
		else if ("])}".includes(character)) depth -= 1;
		if (depth === 0) return at + 1;
	}
	return limit;
}
// src/service/engines/secrets/names.ts
var afterwords = new Set("value default string plain plaintext text dev development test prod production local b64 base64 hex".split(" "));
var endings$1 = [
	[/(?:^| )(?:mnemonic|seed phrase|recovery phrase|wallet (?:phrase|seed))$/, "seed phrase"],
	[/(?:^| )(?:(?:secret|secret cookie|secret session|signing|sign|signature|encryption|encrypt|crypto|cipher|hmac|jwt|aes|des|rsa|master|private|license) key(?: base)?|key base|jwt secret|(?:cookie|session|token|hmac|signing|app|auth) secret|jwt (?:pass|password)|secret token|secretkey|secretkeybase|jwtsecret|jwtkey|cookiesecret|sessionsecret|tokensecret|encryptionkey|cryptkey|cryptokey|signingkey|aeskey|hmackey|masterkey|privatekey)$/, "signing key"],
	[/(?:^| )(?:(?:cookie|session|token) ?key|api ?key|access key(?: id)?|access token|auth token|api token|bearer token|refresh token|client secret|secret access key|app key|auth key|account key|consumer (?:key|secret)|webhook secret|token secret|deploy token|bot token|apikey|accesskey|accesstoken|authtoken|apitoken|clientsecret|apisecret|api secret|token)$/, "token"],
	[/(?:^| )secret$/, "signing key"],
	[/(?:^| )(?:salt|pepper)$/, "salt"],
	[/(?:^| |[a-z])(?:password|passwd|passphrase|passcode|pwd|userpass|dbpass|rootpw)$|(?:^| )(?:pass|pw)$/, "password"]
];
var others = /(?:^| )(?:forgot|forgotten|reset|change|changed|show|hide|toggle|confirm|confirmation|invalid|wrong|no|min|max|missing|bad|require|required|update|has|is|use|enter|verify|check|validate|csrf|xsrf|public|primary|foreign|next|page|cache|continuation|cancel|cancellation|syntax|lex|lexer|parse|parser|current|last|first|prev|type|hash|hashed|encrypted|strength|label|hint|error|message|placeholder|mock|by|bypass|compass)(?: |$)/;
function kindOfName(name) {
	const words = wordsOf(name).flatMap((word) => word.replace(/\d{1,2}$/, "") || []);
	while (words.length > 1 && afterwords.has(words.at(-1) ?? "")) words.pop();
	const text = words.slice(-5).join(" ");
	if (name === "KEY") return "key";
	if (others.test(text)) return void 0;
	return endings$1.find(([pattern]) => pattern.test(text))?.[1];
}
// src/service/engines/secrets/assignments.ts
var keyword = /pass|pwd|pw\b|secret|token|key|mnemonic|phrase|seed|salt|pepper/gi;
var longestName = 60;
var nameCharacter = /[\w$-]/;
var joints = {
	close: /(?::(?=["']))?["'`]?[ \t]{0,3}\]?["']?[ \t]*[?!]?/y,
	type: /[ \t]*:?[ \t]*(?:Optional\[str\]|Final\[str\]|[\w.]{1,30}|\*?string)[ \t]*(?==[^=>])/y,
	compare: /\s{0,20}(?:===|!==|==|!=|\.equals(?:IgnoreCase)?\(|\.eq\()\s{0,20}/y,
	assign: /\s{0,20}(?:=>|:=|\|\|=|\?\?=|\?=|=|:)\s{0,40}/y,
	setter: /\(\s{0,20}/y,
	pair: /\s{0,20},\s{0,40}(?:default\s*=\s*)?/y,
	attribute: /\s{0,20}(?:value|default)\s{0,5}=\s{0,5}/y,
	element: />/y
};
var fallback = /(?:process\.env(?:\.\w{1,60}|\[['"]\w{1,60}['"]\])|(?:os\.)?(?:getenv|environ\.get)\(\s{0,9}['"]\w{1,60}['"]\s{0,9}\)?|ENV\[['"]\w{1,60}['"]\]|ENV\.fetch\(['"]\w{1,60}['"]|System\.getenv\("\w{1,60}"\)|env\(['"]\w{1,60}['"]\s{0,3}\)?|config\(['"]\w{1,60}['"])\s{0,20}(?:\|\||\?\?|\?:|or|,)\s{0,20}(?:default\s*=\s*)?/y;
var wrapper = /(?:(?:new\s+)?(?:Buffer\.from|(?:TextEncoder\(\)|base64|Base64|TextCodec\.\w{1,20}|Encoding\.\w{1,9}|CryptoJS\.enc\.\w{1,12}|bytes|binascii|bcrypt|Convert)\.(?:encode|decode|parse|GetBytes|fromhex|unhexlify|hashSync|hashpw|FromBase64String)|b64decode|b64encode|atob|btoa|bytes|bytearray|unhexlify|hashSync|make_password|generate_password_hash|str|String)|\[\]byte)\(\s{0,20}/y;
var literal = /[bBrRuUfF@$]{0,2}("""|"|'|`)((?:\\.|(?!\1)[^\\\n\r]){0,400})\1/y;
var goesOn = /\s{0,20}(?:\+(?!\+)|%|\.\.|\.(?:format|join|replace|concat|split|test|match)\b|<<)/y;
var calls = /\b(?:define|set|put|add|setdefault|setProperty|getenv|get|env|config|environ|fetch|header|addHeader|option|param|withEnv|Setenv|putenv|getProperty)['"]?\s?\(\s{0,20}:?["']$/;
var defaulted = /\$\{[\w.-]{1,80}:[-=]?([^\s{}$"'`]{1,200})\}/y;
var setting = /([^\s"'`#;,&|<>(){}[\]]{1,400})(?=[ \t]*(?:$|[\r\n]|[ \t]#|[ \t]\/\/|[ \t]\\))/my;
var word$1 = /([^\s"'`;,&|<>(){}[\]]{1,400})/y;
var elementValue = /([^<>\r\n]{1,400})<\//y;
var settingStart = /^[ \t]*(?:-[ \t]+)?(?:(?:export|ENV|ARG|set|SET|setx|declare -x|readonly)[ \t]+)?(?:[\w-]{1,60}[.:])*["']?$/;
function assignmentsIn(text, file) {
	const found = [];
	keyword.lastIndex = 0;
	for (let hit = keyword.exec(text); hit !== null; hit = keyword.exec(text)) {
		const name = nameAround(text, hit.index, keyword.lastIndex);
		keyword.lastIndex = Math.max(name.end, keyword.lastIndex);
		if (name.end - name.start > longestName) continue;
		const named = text.slice(name.start, name.end);
		const kind = kindOfName(named);
		if (kind === void 0) continue;
		const value = valueAfter(text, name, file);
		if (value !== void 0) found.push({
			kind,
			name: named,
			...value
		});
	}
	return found;
}
function nameAround(text, from, to) {
	let [start, end] = [from, to];
	while (start > 0 && from - start <= longestName && nameCharacter.test(text[start - 1] ?? "")) start -= 1;
	while (end < text.length && end - to <= longestName && nameCharacter.test(text[end] ?? "")) end += 1;
	return {
		start,
		end
	};
}
function valueAfter(text, name, file) {
	const before = text.slice(Math.max(0, name.start - 80), name.start);
	const closed = after(joints.close, text, name.end) ?? name.end;
	const compared = after(joints.compare, text, closed);
	if (compared !== void 0) return literalAt(text, compared, "comparison");
	const quoted = literalValue(text, {
		...name,
		closed
	}, before);
	if (quoted !== void 0 || file === "code" || file === "sql") return quoted;
	if (file === "markup config") return elementAt(text, name, closed);
	return settingAt(text, closed, before.slice(before.lastIndexOf("\n") + 1) + (text[name.start] === "-" ? "--" : ""));
}
function literalValue(text, { start, end, closed }, before) {
	const isSetter = /^(?:set|with)_?[A-Z_]/i.test(text.slice(start, start + 5));
	const typed = (/["'`]/.test(text.slice(end, closed)) ? void 0 : after(joints.type, text, closed)) ?? closed;
	const places = [
		after(joints.assign, text, typed) ?? after(joints.assign, text, closed),
		after(joints.attribute, text, closed),
		isSetter ? after(joints.setter, text, closed) : void 0,
		calls.test(before) ? after(joints.pair, text, closed) : void 0
	];
	for (const place of places) {
		const value = place === void 0 ? void 0 : literalAt(text, place, "literal");
		if (value !== void 0) return value;
	}
}
function literalAt(text, from, form) {
	const plain = after(fallback, text, from) ?? from;
	literal.lastIndex = after(wrapper, text, plain) ?? plain;
	const match = literal.exec(text);
	if (match === null || after(goesOn, text, literal.lastIndex) !== void 0) return void 0;
	const [whole, quote = "", value = ""] = match;
	if (/f/i.test(whole.slice(0, whole.indexOf(quote))) && value.includes("{")) return void 0;
	const start = literal.lastIndex - quote.length - value.length;
	return fallbackAt(text, start) ?? {
		value,
		start,
		end: start + value.length,
		form
	};
}
function elementAt(text, name, closed) {
	if (text[name.start - 1] !== "<" && !/<[\w.:-]{1,60}[.:]$/.test(text.slice(Math.max(0, name.start - 70), name.start))) return void 0;
	const place = after(joints.element, text, closed);
	return place === void 0 ? void 0 : matchAt(elementValue, text, place);
}
function settingAt(text, closed, before) {
	const isOption = before.endsWith("--");
	if (!isOption && !settingStart.test(before)) return void 0;
	const assigned = after(/[ \t]*[=:][ \t]*/y, text, closed);
	const blank = /^[ \t]*(?:ENV|setx)[ \t]/i.test(before) && /\s/.test(text[closed - 1] ?? "") ? closed : void 0;
	const place = assigned ?? blank;
	if (place === void 0) return void 0;
	return fallbackAt(text, place) ?? matchAt(isOption ? word$1 : setting, text, place);
}
function fallbackAt(text, from) {
	const value = matchAt(defaulted, text, from);
	return value === void 0 ? void 0 : {
		...value,
		form: "fallback"
	};
}
function matchAt(pattern, text, from) {
	pattern.lastIndex = from;
	const match = pattern.exec(text);
	const value = match?.[1];
	if (match === null || value === void 0) return void 0;
	const start = from + match[0].lastIndexOf(value);
	return {
		value,
		start,
		end: start + value.length,
		form: "setting"
	};
}
function after(pattern, text, from) {
	pattern.lastIndex = from;
	const match = pattern.exec(text);
	return match === null ? void 0 : from + match[0].length;
}
var mostPlaces = 30;
function constantsOf(text, name) {
	const found = [];
	let at = text.indexOf(name);
	for (let count = 0; at !== -1 && count < mostPlaces; count += 1, at = text.indexOf(name, at + 1)) {
		const end = at + name.length;
		if (nameCharacter.test((text[at - 1] ?? " ").replace("$", " ")) || nameCharacter.test(text[end] ?? " ")) continue;
		const value = valueAfter(text, {
			start: at,
			end
		}, "code");
		if (value?.form === "literal") found.push(value);
	}
	return found;
}
// src/service/engines/secrets/calls.ts
var sinks = [
	[
		/\bcookieParser$/,
		0,
		"signing key"
	],
	[
		/\b(?:jwt|jsonwebtoken|jose|JWT|pyjwt)\.(?:sign|verify|encode|decode)$/,
		1,
		"signing key"
	],
	[
		/\b(?:createHmac|createCipher|createCipheriv|createDecipher|createDecipheriv)$/,
		1,
		"signing key"
	],
	[
		/\bhmac\.new$|\bFernet$|\bAES\.new$|\bDES3?\.new$|\bARC4\.new$/,
		0,
		"signing key"
	],
	[
		/\bSecretKeySpec$|\bAlgorithm\.HMAC(?:256|384|512)$|\bsetSigningKey$|\bhmacShaKeyFor$/,
		0,
		"signing key"
	],
	[
		/\bsignWith$/,
		1,
		"signing key"
	],
	[
		/\bNewCookieStore$|\bSymmetricSecurityKey$|\bURLSafe(?:Timed)?Serializer$|\bTimestampSigner$/,
		0,
		"signing key"
	],
	[
		/\bMessageVerifier\.new$|\bMessageEncryptor\.new$/,
		0,
		"signing key"
	],
	[
		/\bHMAC\.(?:hexdigest|digest|base64digest)$/,
		1,
		"signing key"
	],
	[
		/\bhash_hmac$|\bopenssl_(?:en|de)crypt$/,
		2,
		"signing key"
	],
	[
		/\bhmac\.New$/,
		1,
		"signing key"
	],
	[
		/\bSignedString$|\bCryptoJS\.\w+\.(?:en|de)crypt$/,
		0,
		"signing key"
	],
	[
		/\bCryptoJS\.(?:AES|DES|TripleDES)\.(?:en|de)crypt$|\bCryptoJS\.Hmac\w+$/,
		1,
		"signing key"
	],
	[
		/\b(?:DriverManager\.getConnection|(?:my|ms)sqli?_connect|mysqli|PDO|ftp_login|ldap_bind|imap_open|ssh2_auth_password)$/,
		2,
		"password"
	],
	[
		/\b(?:oci_connect|HTTPBasicAuth|HTTPDigestAuth|SetBasicAuth|PasswordAuthentication|NetworkCredential|BasicAWSCredentials)$/,
		1,
		"password"
	],
	[
		/\bobjects\.create_(?:super)?user$/,
		2,
		"password"
	],
	[
		/(?:^|[._])(?:create|register|add|insert)_?(?:super_?)?user$/i,
		1,
		"password"
	]
];
var ciphers = /(?:en|de)(?:crypt|cipher)\w*$|(?:^|_)xor\w*$/i;
var keyName = /^(?:.*_)?(?:key|secret|passphrase)$/i;
var opening = /\b((?:[A-Za-z_$][\w$]{0,40}(?:\.|::)){0,3}[A-Za-z_][\w]{1,40})\s?\(/g;
var interesting = /cookieParser|jwt|jsonwebtoken|jose|JWT|Hmac|HMAC|hmac|ipher|Fernet|\.new|SecretKeySpec|igningKey|signWith|NewCookieStore|SecurityKey|Serializer|Signer|crypt|SignedString|Connection|connect|mysqli|PDO|ftp_login|ldap_bind|imap_open|ssh2_auth|Auth|Credential|xor|(?:create|register|add|insert)_?(?:super_?)?[uU]ser/;
var constant = /^\s*(?:[bBrR]{0,2}|(?:new\s+)?(?:[\w.]{1,40}\.)?(?:from|encode|atob|bytes|b64decode|decode)\(\s*[bB]?|\[\]byte\(\s*)(["'`])((?:\\.|(?!\1)[^\\\n\r]){1,400})\1[^+%]*$/;
var named = /^\s*(?:\[\]byte\(\s*|bytes\(\s*)?\$?(?:(?:this|self|\w+)(?:\.|::|->))?([A-Za-z_]\w{1,60})(?:\.(?:encode|getBytes|toCharArray|to_s|toString)\([^()]*\))?\s*\)?\s*$/;
var longestList = 1e3;
function argumentsIn(text) {
	if (!interesting.test(text)) return [];
	const found = [];
	const constantsNamed = lookUp(text);
	for (const match of text.matchAll(opening)) {
		const name = (match[1] ?? "").replaceAll("::", ".");
		if (!interesting.test(name)) continue;
		const from = match.index + match[0].length;
		const [, index = 0, kind] = sinks.find(([pattern]) => pattern.test(name)) ?? [];
		const places = kind === void 0 ? keysFor(name, text, from) : [argumentAt(text, from, index)];
		for (const argument of places) {
			if (argument === void 0) continue;
			const value = constantIn(argument);
			if (value !== void 0) found.push({
				kind: kind ?? "signing key",
				...value
			});
			else found.push(...constantsNamed(argument.text, kind ?? "signing key"));
		}
	}
	return found;
}
function constantIn({ text, start }) {
	const match = constant.exec(text);
	const value = match?.[2];
	if (match === null || value === void 0) return void 0;
	const from = start + text.indexOf(value, match[0].search(/["'`]/));
	return {
		value,
		start: from,
		end: from + value.length
	};
}
var mostNames = 50;
function lookUp(text) {
	const known = new Set();
	return (argument, kind) => {
		const name = named.exec(argument)?.[1];
		if (name === void 0 || known.size >= mostNames || known.size === known.add(`${kind} ${name}`).size) return [];
		return constantsOf(text, name).map(({ value, start, end }) => ({
			kind,
			value,
			start,
			end
		}));
	};
}
var mostArguments = 6;
function keysFor(name, text, from) {
	if (!ciphers.test(name)) return [];
	return Array.from({ length: mostArguments }, (_, index) => argumentAt(text, from, index) ?? []).flat().filter((argument) => keyName.test(named.exec(argument.text)?.[1] ?? ""));
}
function argumentAt(text, from, wanted) {
	let [depth, index, start] = [
		0,
		0,
		from
	];
	const limit = Math.min(text.length, from + longestList);
	for (let at = from; at < limit; at += 1) {
		const character = text[at] ?? "";
		if ("\"'`".includes(character)) at = endOfString(text, at, limit);
		else if ("([{".includes(character)) depth += 1;
		else if (depth === 0 && ",)]}".includes(character)) {
			if (index === wanted) return {
				text: text.slice(start, at),
				start
			};
			if (character !== ",") return void 0;
			index += 1;
			start = at + 1;
		} else if (")]}".includes(character)) depth -= 1;
	}
}
function endOfString(text, from, limit) {
	const quote = text[from];
	for (let at = from + 1; at < limit; at += 1) if (text[at] === "\\") at += 1;
	else if (text[at] === quote || quote !== "`" && text[at] === "\n") return at;
	return limit;
}
// src/service/engines/secrets/commands.ts
var word = "[\"']?([^\\s\"'`$|;&<>\\\\]{3,100})";
var patterns = [
	`\\bcurl\\b[^\\n|;&]{0,200}?\\s(?:-u|--user)[ =]?["']?[\\w.@-]{1,60}:${word}`,
	`\\bwget\\b[^\\n|;&]{0,200}?\\s--(?:http-|ftp-)?password[ =]${word}`,
	`\\bsshpass\\s{1,3}-p\\s{0,3}${word}`,
	`\\b(?:mysql|mysqldump|mysqladmin|mariadb)\\b[^\\n|;&]{0,200}?\\s-p${word}`,
	`\\bredis-cli\\b[^\\n|;&]{0,200}?\\s-a[ ]${word}`,
	`\\b(?:docker|podman|az|oc|helm registry)\\s{1,3}login\\b[^\\n|;&]{0,200}?\\s(?:-p|--password)[ =]${word}`,
	`\\bnet\\s{1,3}user\\s{1,3}[\\w.-]{1,40}\\s{1,3}${word}\\s{1,3}/add`,
	`\\becho\\s{1,3}(?:-e\\s)?["']?[a-z_][\\w-]{0,30}:([^\\s"'$|\\\\]{3,100})["']?\\s{0,3}\\|\\s{0,3}(?:sudo\\s)?chpasswd`,
	`\\bmachine\\s{1,5}\\S{1,100}\\s{1,5}login\\s{1,5}\\S{1,100}\\s{1,5}password\\s{1,5}([^\\s"'\\\\]{3,100})`
].map((source) => new RegExp(source, "g"));
function commandPasswordsIn(text) {
	if (!/\b(?:curl|wget|sshpass|mysql|mariadb|redis-cli|login|net|chpasswd|machine)/.test(text)) return [];
	return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => {
		const value = match[1] ?? "";
		const start = match.index + match[0].lastIndexOf(value);
		return {
			value,
			start,
			end: start + value.length
		};
	}));
}
// src/service/engines/secrets/file-kind.ts
var prose = new Set(".md .markdown .mdx .rst .adoc .asciidoc .txt .text .tex .csv .tsv .svg .css .scss .sass .less .po .pot .log .lock .map .diff .patch .snap .ics .eml .srt .vtt .bib .org .pod .man .1 .3 .5 .8 .sum .out .json5l .har .xlf .xliff .resx .strings .arb".split(" "));
var lockNames = /^(?:package-lock|npm-shrinkwrap|composer\.lock|yarn\.lock|pnpm-lock|poetry\.lock|cargo\.lock|go\.sum|gemfile\.lock|pipfile\.lock|licen[cs]e|changelog|authors|contributors|notice|copying|readme)\b/i;
var markup = new Set(".xml .config .csproj .vbproj .props .targets .plist .xib .storyboard .jelly .wsdd .xsd".split(" "));
var pages = new Set(".html .htm .xhtml .ejs .hbs .handlebars .mustache .erb .twig .njk .liquid .jinja .jinja2 .j2 .ftl .jsp .jspx .gohtml .haml .pug .jade .phtml .ipynb .tpl .cshtml".split(" "));
var shells = new Set(".sh .bash .zsh .ksh .ps1 .psm1 .bat .cmd .command .fish".split(" "));
function fileKindOf(path) {
	const extension = extensionOf(path);
	const name = baseName(path);
	if (path === "" || prose.has(extension) || lockNames.test(name)) return "prose";
	if (extension === ".sql") return "sql";
	if (extension === ".key" || extension === ".secret" || /^(?:master|secret)[._-]?(?:key|token)?$/i.test(name)) return "key";
	if (markup.has(extension)) return "markup config";
	if (pages.has(extension)) return "code";
	if (shells.has(extension)) return "config";
	return [void 0, "Shell"].includes(languageOf(path)) ? "config" : "code";
}
// src/service/engines/secrets/shapes.ts
var privateKey = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----((?:[A-Za-z0-9+/=:,. -]|\\{1,2}[rn]|["'`+\s]){64,20000})/g;
var jsonWebToken = /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,8000}\.[A-Za-z0-9_-]{20,2000}/g;
var documentedSignatures = ["SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c", "TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ"];
var connection = /\b(?:password|pwd)\s{0,3}=\s{0,3}((?:(?![;&"'`<>()[\]{}\s\\])[\x21-\x7e]){3,100})(?![([])/gi;
var beside = /\b(?:server|host|data source|user id|uid|user|dbname|database|initial catalog|username)\s{0,3}=|\bjdbc:/i;
var address = /\bjdbc:|\b(?!https?:)[a-z][a-z+]{1,20}:\/\//i;
var dsn = /["'`]([\w.-]{1,60}):([^\s:@"'`/]{3,100})@(?:tcp|unix)\(/g;
function shapesIn(text, file) {
	const found = [];
	for (const match of text.matchAll(privateKey)) {
		const body = (match[1] ?? "").replaceAll(/\\{1,2}[rn]|[^A-Za-z0-9+/]/g, "");
		if (body.length >= 64 && new Set(body).size >= 20) found.push(shape("private-key", match.index, match[0].slice(0, 400)));
	}
	for (const match of text.matchAll(jsonWebToken)) if (!documentedSignatures.some((known) => match[0].endsWith(known)) && isSigned(match[0])) found.push(shape("json-web-token", match.index, match[0]));
	if (file === "key") found.push(...keyFile(text));
	if (file !== "prose") found.push(...connections(text, file), ...authorizations(text));
	return found;
}
function isSigned(token) {
	const [header, payload] = token.split(".").map((part) => Buffer.from(part, "base64url").toString());
	try {
		const { alg } = JSON.parse(header ?? "");
		const { sub, name } = JSON.parse(payload ?? "");
		return alg !== "none" && !(sub === "1234567890" && name === "John Doe");
	} catch {
		return false;
	}
}
var basic = /\bBasic\s{1,3}([A-Za-z0-9+/]{8,400}={0,2})(?![A-Za-z0-9+/=])/g;
var bearer = /\bBearer\s{1,3}([A-Za-z0-9._~+/-]{20,400}={0,2})(?![\w.~+/-])/g;
function authorizations(text) {
	const found = [];
	for (const match of text.matchAll(basic)) {
		const [, password] = /^[\x20-\x7e]{1,100}?:([\x20-\x7e]{3,100})$/.exec(Buffer.from(match[1] ?? "", "base64").toString("latin1")) ?? [];
		if (password !== void 0) found.push({
			...shape("authorization", match.index + match[0].indexOf(match[1] ?? ""), match[1] ?? ""),
			value: password
		});
	}
	for (const match of text.matchAll(bearer)) {
		const [, token = ""] = match;
		if (isRandom(token) && !token.startsWith("eyJ")) found.push(shape("bearer-token", match.index + match[0].indexOf(token), token));
	}
	return found;
}
function shape(rule, start, value) {
	return {
		rule,
		value,
		start,
		end: start + value.length
	};
}
function keyFile(text) {
	const value = text.trim();
	if (value.includes("-----") || /\s/.test(value) || value.length > 4096 || !isRandom(value)) return [];
	return [shape("key-file", text.indexOf(value), value)];
}
function connections(text, file) {
	const found = [];
	for (const match of text.matchAll(connection)) {
		const value = match[1] ?? "";
		const start = match.index + match[0].length - value.length;
		const around = literalAround(text, match.index, file === "code");
		if (("?&".includes(text[match.index - 1] ?? " ") ? address : beside).test(around)) found.push(shape("connection-password", start, value));
	}
	for (const match of text.matchAll(dsn)) {
		const [, user = "", value = ""] = match;
		found.push(shape("connection-password", match.index + 1 + user.length + 1, value));
	}
	return found;
}
function literalAround(text, at, isCode) {
	const line = text.slice(Math.max(0, at - 300), at + 200);
	const before = line.slice(0, Math.min(300, at));
	const start = Math.max(...[
		"\"",
		"'",
		"`",
		"\n",
		">"
	].map((mark) => before.lastIndexOf(mark))) + 1;
	if (isCode && !/["'`]/.test(before[start - 1] ?? "")) return "";
	return line.slice(start).split(/["'`\n<]/, 1)[0] ?? "";
}
// src/service/engines/secrets/statements.ts
var granted = /\b(?:IDENTIFIED\s{1,9}(?:WITH\s{1,9}\w{1,40}\s{1,9})?BY|(?:WITH|ENCRYPTED|ROLE\s{1,9}\w{1,60}|USER\s{1,9}\w{1,60})\s{1,9}PASSWORD)\s{1,9}(?:PASSWORD\s{0,9})?'([^'\r\n]{1,200})'/gi;
var digested = /\b(?:md5|sha1|sha2|sha256|password|old_password|crypt|hashbytes)\s{0,5}\(\s{0,5}\\?(?:'[A-Z0-9_]{3,8}'\s{0,5},\s{0,5})?(['"])([^'"\r\n]{1,200}?)\\?\1/gi;
var insertion = /\bINSERT\s{1,9}(?:IGNORE\s{1,9})?INTO\s{1,9}[\w."`[\]]{1,120}\s{0,40}\(([^()]{1,1000})\)\s{0,40}VALUES\s{0,40}/gi;
var bareInsertion = /\bINSERT\s{1,9}(?:IGNORE\s{1,9})?INTO\s{1,9}[`"[]?([\w.]{1,80})[`"\]]?\s{1,40}VALUES\s{0,40}/gi;
var table = /\bCREATE\s{1,9}TABLE\s{1,9}(?:IF\s{1,9}NOT\s{1,9}EXISTS\s{1,9})?[`"[]?([\w.]{1,80})[`"\]]?\s{0,40}\(/gi;
var mostTuples = 200;
function passwordsIn(text, isSql) {
	if (!/insert|identified|password|md5|sha|crypt|hashbytes/i.test(text)) return [];
	const found = [...text.matchAll(granted)].map((match) => placed$1(match, match[1] ?? ""));
	for (const match of text.matchAll(insertion)) found.push(...inserted(text, match.index + match[0].length, (match[1] ?? "").split(",")));
	const tables = tablesIn(text);
	for (const match of text.matchAll(bareInsertion)) {
		const columns = tables.get((match[1] ?? "").toLowerCase());
		if (columns !== void 0) found.push(...inserted(text, match.index + match[0].length, columns));
	}
	for (const match of text.matchAll(digested)) {
		const before = text.slice(Math.max(0, match.index - 400), match.index);
		if (isSql || /\b(?:INSERT\s+INTO|UPDATE\s+\S+\s+SET)\b/i.test(before)) found.push(placed$1(match, match[2] ?? ""));
	}
	return found;
}
function placed$1(match, value) {
	const start = match.index + match[0].lastIndexOf(value);
	return {
		value,
		start,
		end: start + value.length
	};
}
function tablesIn(text) {
	const tables = new Map();
	for (const match of text.matchAll(table)) {
		const parts = tupleAt(text, match.index + match[0].length - 1)?.parts ?? [];
		tables.set((match[1] ?? "").toLowerCase(), parts.map((part) => /^\s*[`"[]?(\w+)/.exec(part.text)?.[1] ?? ""));
	}
	return tables;
}
function inserted(text, from, names) {
	const columns = names.map((column) => kindOfName(column.trim()));
	if (!columns.includes("password")) return [];
	const found = [];
	let at = from;
	for (let count = 0; count < mostTuples; count += 1) {
		const tuple = tupleAt(text, at);
		if (tuple === void 0) break;
		for (const [index, part] of tuple.parts.entries()) {
			const value = /^\s*\\?'([^']{1,200}?)\\?'\s*$/.exec(part.text)?.[1];
			if (value === void 0 || columns[index] !== "password") continue;
			const start = part.start + part.text.indexOf(value);
			found.push({
				value,
				start,
				end: start + value.length
			});
		}
		at = tuple.next;
	}
	return found;
}
function tupleAt(text, from) {
	const [opening] = /^[\s,]{0,200}\(/.exec(text.slice(from, from + 201)) ?? [];
	if (opening === void 0) return void 0;
	const parts = [];
	let [start, depth, isQuoted] = [
		from + opening.length,
		0,
		false
	];
	for (let at = start; at < Math.min(text.length, from + 5e3); at += 1) {
		const character = text[at];
		if (character === "'") isQuoted = !isQuoted;
		else if (isQuoted) continue;
		else if (character === "(") depth += 1;
		else if (depth > 0 && character === ")") depth -= 1;
		else if (depth === 0 && (character === "," || character === ")")) {
			parts.push({
				text: text.slice(start, at),
				start
			});
			start = at + 1;
			if (character === ")") return {
				parts,
				next: start
			};
		}
	}
}
// src/service/engines/secrets/generic.ts
var ruleOf = {
	password: "assigned-password",
	"signing key": "signing-key",
	token: "assigned-token",
	"seed phrase": "seed-phrase",
	salt: "fixed-salt",
	key: "signing-key"
};
var longLine = 2e3;
function genericHits(path, text) {
	const file = fileKindOf(path);
	const hits = shapesIn(text, file).flatMap(({ rule, value, start, end }) => {
		const severity = Object.hasOwn(shapeSeverity, rule) ? shapeSeverity[rule] : passwordSeverity(value, rule === "authorization" ? "literal" : "setting");
		return severity === void 0 ? [] : [{
			ruleId: rule,
			start,
			end,
			severity
		}];
	});
	if (file === "prose") return hits;
	const isManifest = file === "config" && /^kind:\s*Secret\s*$/m.test(text);
	for (const one of assignmentsIn(text, file)) {
		const form = one.form === "literal" && file !== "code" ? "setting" : one.form;
		const value = isManifest ? decoded(one.value) : one.value;
		const severity = severityOf({
			...one,
			value,
			form
		}, file, isInLongLine(text, one.start));
		hits.push(...hitOf(one, severity ?? wordSeverity(one, text)));
	}
	for (const one of argumentsIn(text)) hits.push(...hitOf(one, severityOf({
		...one,
		form: "literal"
	}, file, false)));
	for (const one of passwordsIn(text, file === "sql")) hits.push(...hitOf({
		...one,
		kind: "password"
	}, passwordSeverity(one.value, "setting")));
	for (const { value, ...place } of accountsIn(text)) hits.push(...hitOf({
		...place,
		kind: "password"
	}, passwordSeverity(value, "literal")));
	for (const { value, ...place } of commandPasswordsIn(text)) hits.push(...hitOf({
		...place,
		kind: "password"
	}, passwordSeverity(value, "literal")));
	return withoutRepetitions(text, hits);
}
function withoutRepetitions(text, hits) {
	const said = new Set();
	return hits.filter(({ ruleId, start, end, severity }) => {
		if (severity === "HIGH" || severity === "CRITICAL") return true;
		const key = `${ruleId} ${text.slice(start, end)}`;
		return said.size < said.add(key).size;
	});
}
var shapeSeverity = {
	"private-key": "CRITICAL",
	"json-web-token": "MEDIUM",
	"key-file": "HIGH",
	"bearer-token": "HIGH"
};
function hitOf({ kind, start, end }, severity) {
	return severity === void 0 ? [] : [{
		ruleId: ruleOf[kind],
		start,
		end,
		severity
	}];
}
function severityOf({ kind, name = "", value, form }, file, isBundled) {
	if (kind === "seed phrase") return isSeedPhrase(value) ? "HIGH" : void 0;
	const strength = strengthOf(value);
	if (strength === void 0 || isBundled && strength !== "issued") return void 0;
	if (/^(?:x-)?[^a-z]*secret[^a-z]*$/i.test(name) && /^(?:[A-Za-z]{1,7}|[A-Z]+(?:_[A-Z]+)+)$/.test(value)) return void 0;
	if (kind === "token") return tokenSeverity({
		name,
		value,
		form
	}, strength);
	if (kind === "salt") return form !== "comparison" && isMixed(value) && value.length >= 8 ? "MEDIUM" : void 0;
	if (kind === "key" && !/^(?=.*\d)[A-Za-z0-9+/=_]{16,}$/.test(value)) return void 0;
	if (kind === "signing key" || kind === "key") return form === "comparison" ? void 0 : keySeverity(value, strength, file);
	return passwordSeverity(value, form);
}
function tokenSeverity({ name = "", value, form }, strength) {
	if (strength === "issued") return isEncodedText(value) ? void 0 : "HIGH";
	return form === "setting" && strength === "chosen" && /session|cookie/i.test(name) && isMixed(value) ? "MEDIUM" : void 0;
}
function isMixed(value) {
	return /\d/.test(value) && /[A-Za-z]/.test(value) && !/\s/.test(value);
}
function decoded(value) {
	const text = /^[A-Za-z0-9+/]{4,}={0,2}$/.test(value) ? Buffer.from(value, "base64").toString("latin1").trimEnd() : "";
	return /^[\x20-\x7e]{3,}$/.test(text) ? text : value;
}
var besideUser = /\b(?:user|user_?name|login|e?mail|uname|userid)["']?\]?\s{0,5}(?:=>|:=|=|:|,)\s{0,5}["'][^"'\n]{2,60}["']/i;
var constantName = /^(?:[A-Z0-9]+_)?(?:DEFAULT|ADMIN|ROOT|DB|DATABASE|MASTER|USER|TEST|DEMO|LOGIN)_(?:PASSWORD|PASSWD|PWD|PASS)$/;
function wordSeverity({ kind, name = "", value, form, start }, text) {
	if (kind !== "password" || form !== "literal" || !/^[a-z]{4,}$/i.test(value) || strengthOf(value) !== "guessable") return void 0;
	if (constantName.test(name) && !/pass|pwd/i.test(value)) return "MEDIUM";
	const around = text.slice(Math.max(0, text.lastIndexOf("\n", Math.max(0, start - 120))), start + 120);
	return besideUser.test(around) && !isFiller(value) && value.length >= 5 ? "MEDIUM" : void 0;
}
function isFiller(value) {
	return /^(?:in|un)?(?:correct|valid|wrong|bad|good|right|pass\w*|pwd\w*|secret\w*|test\w*|admin|root|guest|user|demo|default|string)$/i.test(value);
}
function keySeverity(value, strength, file) {
	const words = wordsOf(value);
	if (isSentence(value) || /^[a-z]+[A-Z][A-Za-z]*$/.test(value) || /^(?:secret|test|token|key|password)$/i.test(value)) return void 0;
	if (strength === "issued") return "HIGH";
	if (file !== "code" && /^[A-Z][a-z]+$/.test(value)) return void 0;
	if (strength === "placeholder") return words.length > 2 && file === "code" ? "LOW" : void 0;
	return strength === "chosen" && value.length >= 8 && !/^[A-Za-z\s._-]+$/.test(value) ? "HIGH" : "MEDIUM";
}
function passwordSeverity(value, form) {
	const strength = strengthOf(value);
	if (strength === void 0 || strength === "placeholder" || /\s/.test(value)) return void 0;
	if (isDigest(value)) return void 0;
	const isWord = /^[A-Za-z]+$/.test(value);
	if (form === "fallback" && strength === "guessable") return isDefault(value) ? "MEDIUM" : void 0;
	if (strength === "guessable") return isWord && (form === "literal" || /^[A-Z][a-z]+$/.test(value)) ? void 0 : "MEDIUM";
	if (isLabel(value)) return void 0;
	return value.length >= 8 && varietyOf(value) >= 3 ? "HIGH" : "MEDIUM";
}
function isDigest(value) {
	return /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/i.test(value);
}
function isLabel(value) {
	return /^[A-Za-z._:/-]+$/.test(value) && /pass|pwd|secret/i.test(value) && !/^[A-Z]+$/.test(value);
}
function isSentence(value) {
	return value.trim().split(/\s+/).length > 3;
}
function isSeedPhrase(value) {
	const words = value.trim().split(/\s+/);
	return [
		12,
		15,
		18,
		21,
		24
	].includes(words.length) && words.every((one) => /^[a-z]{3,8}$/.test(one)) && new Set(words).size > words.length / 2;
}
function isInLongLine(text, at) {
	const before = text.slice(Math.max(0, at - longLine), at);
	const after = text.slice(at, at + longLine);
	return !before.includes("\n") && before.length === longLine ? true : !after.includes("\n") && after.length === longLine;
}
// src/service/engines/secrets/search.ts
var commentRuleId = "@secretlint/secretlint-rule-filter-comments";
var keyStoreExtension = ".p12";
var bothTypes = ["text", "binary"];
var pieces = {
	length: 131072,
	overlap: 16384
};
async function loadLibraries() {
	const [core, preset] = await Promise.all([import("@secretlint/core"), import("@secretlint/secretlint-rule-preset-recommend")]);
	(await loadIfInstalled(() => import("@secretlint/profiler")))?.secretLintProfiler.setEnabled(false);
	return {
		lintSource: core.lintSource,
		preset: preset.creator
	};
}
function createSearch({ lintSource, preset }) {
	const rules = preset.rules.filter((rule) => rule.meta.id !== commentRuleId).map((rule) => ({
		id: rule.meta.id,
		rule
	}));
	const run = async (file, used) => {
		const hits = [];
		for (const contentType of file.extension === ".p12" ? bothTypes : bothTypes.slice(0, 1)) {
			const { messages } = await lintSource({
				source: {
					content: file.text,
					filePath: file.filePath,
					ext: file.extension,
					contentType
				},
				options: { config: { rules: used } }
			});
			hits.push(...messages.map(({ ruleId, range: [start, end] }) => ({
				ruleId,
				start,
				end
			})));
		}
		return hits;
	};
	return async (file) => {
		const { hits, failed } = await searchWithAll(file, rules, run);
		const issued = hits.flatMap((hit) => judgedByValue(hit, file.text) ?? []);
		const isKnown = (hit) => hits.some(({ start, end }) => start < hit.end && hit.start < end);
		return {
			hits: [...issued, ...genericHits(file.path, file.text).filter((hit) => !isKnown(hit))],
			failed
		};
	};
}
async function searchWithAll(file, rules, run) {
	try {
		return {
			hits: await run(file, rules),
			failed: []
		};
	} catch {
		const answers = [];
		for (const rule of rules) answers.push(await searchWithOne(file, rule, run));
		return {
			hits: answers.flatMap(({ hits }) => hits),
			failed: answers.flatMap(({ failed }) => failed)
		};
	}
}
async function searchWithOne(file, rule, run) {
	try {
		return {
			hits: await run(file, [rule]),
			failed: []
		};
	} catch {
		return searchInPieces(file, rule, run);
	}
}
async function searchInPieces(file, rule, run) {
	const searched = {
		hits: [],
		failed: []
	};
	for (let offset = 0; offset < file.text.length; offset += pieces.length - pieces.overlap) try {
		const text = file.text.slice(offset, offset + pieces.length);
		for (const hit of await run({
			...file,
			text
		}, [rule])) join$1(searched.hits, {
			...hit,
			start: hit.start + offset,
			end: hit.end + offset
		});
	} catch {
		searched.failed = [rule.id];
	}
	return searched;
}
function join$1(hits, hit) {
	const last = hits.findLast((other) => other.ruleId === hit.ruleId);
	if (last !== void 0 && hit.start < last.end) last.end = Math.max(last.end, hit.end);
	else hits.push(hit);
}
// src/service/engines/secrets/search-file.ts
function secretsScanner(name, load) {
	return {
		name,
		open: async (root) => {
			const search = createSearch(await load());
			return (task) => searchFile(search, root, task);
		},
		stateOf: (_task, { found, failed }) => found.length === 0 && failed.length === 0 ? "" : void 0
	};
}
async function searchFile(search, root, { path, stored }) {
	const content = readContent(root, stored);
	const { isBinary, isEncrypted } = decodeText(content);
	const extension = extensionOf(path);
	const failed = new Set();
	const found = [];
	const file = extension === ".p12" ? fileOf(root, content) : void 0;
	try {
		for (const text of readingsOf(content)) {
			const searched = await search({
				filePath: file?.path ?? join(root, path),
				path,
				extension,
				text
			});
			for (const rule of searched.failed) failed.add(rule);
			found.push(...beyond(found, placed(text, withoutOverlaps(searched.hits))));
		}
	} finally {
		file?.remove();
	}
	return {
		found: found.map(concealed),
		isBinary: isBinary && extension !== ".p12",
		isEncrypted,
		failed: [...failed]
	};
}
function fileOf(root, content) {
	const folder = mkdtempSync(join(dirname(root), "key-"));
	const path = join(folder, `store${keyStoreExtension}`);
	writeFileSync(path, content, { mode: 384 });
	return {
		path,
		remove: () => rmSync(folder, {
			recursive: true,
			force: true
		})
	};
}
function placed(text, hits) {
	const lineAt = lineFinder$1(text);
	return hits.map(({ ruleId, severity, start, end }) => ({
		ruleId,
		severity: severity ?? secretRule(ruleId).severity,
		secret: text.slice(start, end),
		line: end === 0 ? void 0 : lineAt(start)
	}));
}
function beyond(first, second) {
	const keyOf = ({ ruleId, secret, line }) => JSON.stringify([
		ruleId,
		secret,
		line
	]);
	const known = new Map();
	for (const one of first) known.set(keyOf(one), (known.get(keyOf(one)) ?? 0) + 1);
	return second.filter((one) => {
		const left = known.get(keyOf(one)) ?? 0;
		known.set(keyOf(one), left - 1);
		return left <= 0;
	});
}
function concealed({ ruleId, severity, secret, line }) {
	return {
		ruleId,
		severity,
		code: secretMark(secret, secretRule(ruleId).isIssued),
		key: `${ruleId} ${secretMark(secret, true)}`,
		line
	};
}
function withoutOverlaps(hits) {
	const rank = ({ ruleId, severity }) => severityRank(severity ?? secretRule(ruleId).severity);
	const length = ({ start, end }) => end - start;
	const ends = (hit) => Math.max(hit.end, hit.start + 1);
	const groups = [];
	let end = -1;
	for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
		if (hit.start < end) groups.at(-1)?.push(hit);
		else groups.push([hit]);
		end = Math.max(end, ends(hit));
	}
	return groups.flatMap((group) => {
		const kept = [];
		for (const hit of group.toSorted((a, b) => rank(a) - rank(b) || length(b) - length(a))) if (!kept.some((other) => hit.start < ends(other) && other.start < ends(hit))) kept.push(hit);
		return kept.sort((a, b) => a.start - b.start);
	});
}
// src/service/engines/secrets/secrets.ts
var { name, scanType } = secretsInstallation;
var worstScore = 9.8;
function createSecretsEngine(load = loadLibraries) {
	const scanner = secretsScanner(name, load);
	const scan = (context) => ifInstalled(secretsInstallation, () => scanTree(context, scanner));
	return {
		name,
		scanType,
		scanner,
		isShared: () => false,
		scan
	};
}
var secretsEngine = createSecretsEngine();
async function scanTree(context, scanner) {
	const progress = {
		findings: [],
		lookedAt: [],
		binary: [],
		skips: [],
		known: new Set()
	};
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, context.files, context)) if ("fault" in looked) skip(progress, looked.task.path, `Not searched for secrets: ${looked.fault}`);
	else addAnswer(progress, looked.task.path, looked.answer);
	await searchExtras(progress, context, scanner);
	const { findings, lookedAt, binary, skips } = progress;
	const diagnostics = [...diagnosticsOfSkips(name, skips), ...binaryDiagnostics(binary)];
	return {
		findings,
		coverage: skips.length === 0 ? "covered" : "partly covered",
		diagnostics,
		lookedAt
	};
}
function addAnswer(progress, path, { found, isBinary, isEncrypted, failed }) {
	progress.findings.push(...findingsOf(path, found));
	for (const { key } of found) progress.known.add(key);
	if (failed.length > 0) skip(progress, path, `Not searched for all secrets: ${failed.join(", ")} failed`);
	if (isEncrypted) skip(progress, path, "Encrypted: not searched for secrets");
	else if (isBinary) progress.binary.push(path);
	else progress.lookedAt.push(path);
}
function skip(progress, filePath, reason) {
	progress.skips.push({
		reason,
		filePath
	});
}
async function searchExtras(progress, context, scanner) {
	const kinds = [
		"link",
		"elsewhere",
		"removed",
		"message"
	];
	const tasks = (context.extras ?? []).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
	if (tasks.length === 0) return;
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, context)) {
		const { path, kind, commit = "" } = looked.task;
		if ("fault" in looked) {
			if (kind !== "elsewhere") skip(progress, path, `${kind === "message" ? "A commit message" : "An earlier version"} was not searched for secrets: ${looked.fault}`);
			continue;
		}
		const fresh = looked.answer.found.filter(({ key }) => !progress.known.has(key));
		for (const { key } of fresh) progress.known.add(key);
		if (kind === "link") progress.findings.push(...findingsOf(path, fresh));
		if (kind === "removed" || kind === "message") progress.findings.push(...oldFindingsOf({
			path,
			commit
		}, fresh));
	}
}
function findingsOf(path, found) {
	const identityOf = identities();
	return found.map(({ ruleId, severity, code, line }) => {
		const { what, revoke } = secretRule(ruleId);
		return {
			type: "SECRET",
			severity,
			title: `${what} in the repository`,
			description: `The file holds what looks like a working credential (rule ${ruleId}). Whoever can read the repository, now or later, can use it. Its text is not shown here on purpose.`,
			remediation: withLink(`${revoke} Then remove it from the file and read it from a secret store or an environment variable. It stays in the history of the repository, so removing it alone does not help.`, "CWE-798"),
			cwe: "CWE-798",
			cvss: scoreOf(severity, worstScore),
			filePath: path,
			...line === void 0 ? {} : { line },
			...identityOf({
				rule: ruleId,
				path,
				code
			})
		};
	});
}
function oldFindingsOf(place, found) {
	const identityOf = identities();
	const commit = place.commit.slice(0, 12);
	const { titled, held, identified, remedy } = place.path === "" ? inMessage(commit) : inFile(place.path, commit);
	return found.map(({ ruleId, severity, code }) => {
		const { what, revoke } = secretRule(ruleId);
		const { fingerprint } = identityOf({
			rule: ruleId,
			path: identified,
			code
		});
		return {
			type: "SECRET",
			severity,
			title: `${what} in ${titled}`,
			description: `${held} what looks like a working credential (rule ${ruleId}). It is in no file of the last commit, and still public: whoever can read the repository can read that commit. Its text is not shown here on purpose.`,
			remediation: withLink(`${revoke} ${remedy}`, "CWE-798"),
			cwe: "CWE-798",
			cvss: scoreOf(severity, worstScore),
			filePath: "",
			fingerprint
		};
	});
}
function inFile(path, commit) {
	return {
		titled: `${path} at commit ${commit}, removed again since`,
		held: `An earlier commit of this branch, ${commit}, holds in ${path}`,
		identified: `removed: ${path}`,
		remedy: "Then make the branch anew without that commit; merging it squashed keeps the commit out of the default branch."
	};
}
function inMessage(commit) {
	return {
		titled: `the message of commit ${commit}`,
		held: `The message of ${commit}, a commit of this branch, holds`,
		identified: "message",
		remedy: "Then make the branch anew with another message; merging it squashed may keep the words."
	};
}
function binaryDiagnostics(paths) {
	if (paths.length === 0) return [];
	const shown = [...Map.groupBy(paths, (path) => extensionOf(path) || "no extension")].sort((a, b) => b[1].length - a[1].length).slice(0, 5).map(([kind, group]) => `${kind} ${group.length}`).join(", ");
	return [{
		engine: name,
		message: `Binary files were searched as plain bytes only, not what is packed in them (${paths.length}: ${shown})`
	}];
}
// src/service/engines/registry.ts
var engines = [
	secretsEngine,
	sastEngine,
	pythonEngine,
	scaEngine,
	iacEngine
];
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
	const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf(file)) ?? [];
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
	return isFile(file) ? resolve(gitFolder, textOf(file).trim()) : gitFolder;
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
function textOf(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
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
	return new GateError("CONFIG", `${path} is not a git checkout or bare clone`, { hint: prose$1`Give the path of a folder that ${code("git clone")} or ${code("git init")} made, with at least one commit.` });
}
function cannotStart(cause) {
	return new GateError("CONFIG", "The git program could not be started", { cause });
}
// src/git/streams.ts
async function* separatedBy(stream, separator) {
	let rest = Buffer.alloc(0);
	for await (const chunk of stream) {
		const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
		let start = 0;
		for (let end = data.indexOf(separator); end >= 0; end = data.indexOf(separator, start)) {
			yield data.subarray(start, end);
			start = end + 1;
		}
		rest = data.subarray(start);
	}
	if (rest.length > 0) throw endedEarly();
}
function recordReader(stream) {
	const chunks = stream[Symbol.asyncIterator]();
	let rest = Buffer.alloc(0);
	const nextChunk = async () => {
		const { value, done } = await chunks.next();
		if (done) throw endedEarly();
		return value;
	};
	const line = async () => {
		let end = rest.indexOf(10);
		while (end < 0) {
			rest = Buffer.concat([rest, await nextChunk()]);
			end = rest.indexOf(10);
		}
		const found = rest.toString("latin1", 0, end);
		rest = rest.subarray(end + 1);
		return found;
	};
	const bytes = async (length) => {
		const parts = [rest];
		let held = rest.length;
		while (held < length) {
			const chunk = await nextChunk();
			parts.push(chunk);
			held += chunk.length;
		}
		const all = parts.length === 1 ? rest : Buffer.concat(parts);
		rest = all.subarray(length);
		return all.subarray(0, length);
	};
	return {
		line,
		bytes
	};
}
function endedEarly() {
	return new GateError("SCAN_FAILED", "The output of git ended early", { hint: prose$1`Check the repository with ${code("git fsck")}.` });
}
// src/git/history.ts
var defaultLimits = {
	objects: 3e5,
	blobs: 2e4,
	bytes: 536870912,
	blobBytes: 10485760
};
var none = {
	blobs: [],
	diagnostics: []
};
var newline = 10;
async function listHistory(request, known, limits = defaultLimits) {
	const { sha, base } = request;
	if (base === void 0) return none;
	const bases = await basesOf(request, base);
	if (bases === void 0) return {
		blobs: [],
		diagnostics: [unsearched("the clone does not hold the commit that this branch is compared with")]
	};
	if (bases.includes(sha)) return none;
	const seen = new Set(known);
	const inBases = [];
	for (const commit of bases) inBases.push(...await treeOf(request, commit, seen));
	const { named, messages, isCut } = await objectsOf(request, bases, {
		seen,
		most: limits.objects
	});
	const blobs = await withSizes(request, [
		...inBases,
		...named,
		...messages
	]);
	const kept = withinLimits(blobs, limits);
	const left = blobs.filter((blob) => !kept.has(blob));
	const diagnostics = [];
	if (await isShallow(request)) diagnostics.push(unsearched("the clone is shallow: fetch the whole history"));
	if (left.length > 0 || isCut) diagnostics.push(beyondLimits(left, {
		isCut,
		limits
	}));
	return {
		blobs: blobs.filter((blob) => kept.has(blob)),
		diagnostics
	};
}
function unsearched(why) {
	return {
		engine: "checkout",
		message: `Not every version of the files that the branch changed was searched for secrets: ${why}`
	};
}
function beyondLimits(left, { isCut, limits }) {
	const isPadded = isCut || left.some(({ commit, bytes }) => commit !== void 0 && bytes <= limits.blobBytes);
	const said = unsearched(`${isCut ? "more" : left.length} versions of files are beyond the limit`);
	return isPadded ? {
		...said,
		engine: "history",
		failed: true
	} : said;
}
async function isShallow(request) {
	return (await askGit(request, ["rev-parse", "--is-shallow-repository"])).stdout.toString().trim() === "true";
}
async function basesOf(request, base) {
	if ((await askGit(request, [
		"cat-file",
		"-e",
		`${base}^{commit}`
	])).code !== 0) return void 0;
	const { stdout } = await askGit(request, [
		"merge-base",
		"--all",
		request.sha,
		base
	]);
	const forks = stdout.toString().split("\n").filter((line) => line !== "");
	return [...new Set([base, ...forks])];
}
async function treeOf(request, commit, seen) {
	const { stdout } = await askGit(request, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	]);
	return stdout.toString().split("\0").flatMap((record) => {
		const [, kind, oid = "", path = ""] = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(record) ?? [];
		if (kind !== "blob" || seen.has(oid)) return [];
		seen.add(oid);
		return [{
			oid,
			path,
			commit: void 0
		}];
	});
}
async function objectsOf(request, bases, { seen, most }) {
	const child = await startGit(request, [
		"rev-list",
		"--objects",
		"--in-commit-order",
		request.sha,
		"--not",
		...bases
	]);
	child.stdin.end();
	const ended = ending(child, request.signal);
	const named = [];
	const messages = [];
	let isCut = false;
	const read = (async () => {
		let commit;
		for await (const line of separatedBy(child.stdout, newline)) {
			const [, oid = "", gap, path = ""] = /^([0-9a-f]+)( ?)(.*)$/s.exec(line.toString()) ?? [];
			if (gap === "") {
				commit = oid;
				messages.push({
					oid,
					path: "",
					commit
				});
			} else if (path !== "" && !seen.has(oid)) {
				seen.add(oid);
				named.push({
					oid,
					path,
					commit
				});
			}
			isCut = named.length + messages.length >= most;
			if (isCut) break;
		}
	})();
	await Promise.all([
		ended.catch(() => void 0),
		text(child.stderr),
		read.finally(() => child.kill("SIGKILL"))
	]);
	return {
		named,
		messages,
		isCut
	};
}
async function withSizes(request, named) {
	if (named.length === 0) return [];
	const child = await startGit(request, [
		"cat-file",
		"--batch-check=%(objectname) %(objecttype) %(objectsize)",
		"--buffer"
	]);
	const ended = ending(child, request.signal);
	const fed = pipeline(Readable.from(named.map(({ oid }) => `${oid}\n`)), child.stdin).catch(() => void 0);
	const sizes = new Map();
	const read = (async () => {
		for await (const line of separatedBy(child.stdout, newline)) {
			const [oid = "", type, size] = line.toString().split(" ");
			if (type === "blob" || type === "commit") sizes.set(oid, {
				type,
				bytes: Number(size)
			});
		}
	})();
	await Promise.all([
		ended,
		text(child.stderr),
		read,
		fed
	]).finally(() => child.kill("SIGKILL"));
	return named.flatMap((one) => {
		const known = sizes.get(one.oid);
		return known === void 0 ? [] : [{
			...one,
			...known
		}];
	});
}
function withinLimits(blobs, limits) {
	const own = blobs.filter(({ commit }) => commit !== void 0);
	const others = blobs.filter(({ commit }) => commit === void 0);
	let total = 0;
	const kept = [...own, ...others].slice(0, limits.blobs).filter(({ bytes }) => {
		const isIn = bytes <= limits.blobBytes && total + bytes <= limits.bytes;
		if (isIn) total += bytes;
		return isIn;
	});
	return new Set(kept);
}
// src/git/links.ts
function judgeLinks(links, paths) {
	if (links.length === 0) return {
		skips: [],
		diagnostics: []
	};
	const folders = foldersOf(paths);
	const isInside = ({ path, target }) => {
		const place = posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/$/, "");
		return /^[^/]/.test(target) && (place === "." || paths.has(place) || folders.has(place));
	};
	const skips = links.filter((link) => !isInside(link)).map(({ path }) => ({
		reason: "Symbolic link to what this commit does not hold: not looked at",
		filePath: path
	}));
	const followed = links.length - skips.length;
	const message = `Symbolic links were not followed (${followed}); what they point to is scanned where it lies`;
	return {
		skips,
		diagnostics: followed === 0 ? [] : [{
			engine: "checkout",
			message
		}]
	};
}
function foldersOf(paths) {
	const folders = new Set();
	for (const path of paths) for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
		const folder = path.slice(0, end);
		if (folders.has(folder)) break;
		folders.add(folder);
	}
	return folders;
}
// src/git/paths.ts
var strictUtf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
var ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function judgePath(raw) {
	let path;
	try {
		path = strictUtf8.decode(raw);
	} catch {
		return {
			shown: showBytes(raw),
			refusal: "its name is not UTF-8"
		};
	}
	const refusal = refusalOf(path);
	return refusal === void 0 ? { path } : {
		shown: path,
		refusal
	};
}
function refusalOf(path) {
	if (path.includes("\0")) return "its name holds a NUL";
	if (path.includes("\\")) return "its name holds a backslash";
	if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "its name is an absolute path";
	const parts = path.split("/");
	if (parts.some((part) => part === "" || part === "." || part === "..")) return "its name leaves the tree";
	if (parts.some(namesGitFolder)) return "its name points into a .git folder";
}
function namesGitFolder(part) {
	const plain = part.replaceAll(ignoredByFileSystems, "").toLowerCase().replace(/:.*$/, "");
	return /^(?:\.git|git~1)[. ]*$/.test(plain);
}
function showBytes(raw) {
	return raw.toString("latin1").replaceAll(/[^\x20-\x7e]/g, (character) => {
		return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
	});
}
// src/git/export.ts
var maximumFileBytes = 10485760;
var maximumTreeBytes = 4 * 1024 ** 3;
var maximumTreeFiles = 5e5;
var lfsPointer = /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
var lfsPointerBytes = 1024;
var engine = "checkout";
var fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function exportCommit(request) {
	if (!fullSha.test(request.sha)) throw new GateError("SCAN_FAILED", `Not the full SHA of a commit: ${request.sha}`);
	const { blobs, skips, paths, twice } = await listTree(request);
	const contents = new Map(blobs.filter(({ kind, path }) => kind === "file" && !twice.has(path)).map(({ path, oid }) => [path, oid]));
	const isLeftOut = request.leaveOut?.(contents) ?? (() => false);
	const history = await listHistory(request, new Set(blobs.map(({ oid }) => oid)));
	const old = history.blobs.map((blob) => ({
		...blob,
		kind: "old"
	}));
	const needed = blobs.filter(({ kind, path, oid }) => kind !== "file" || !isLeftOut(path, oid));
	const placed = place([...needed, ...old], await copyBlobs(request, [...needed, ...old]));
	const links = judgeLinks(placed.links, paths);
	const left = [
		...skips,
		...placed.skips,
		...links.skips
	];
	return {
		contents,
		files: placed.files.sort((a, b) => a.path < b.path ? -1 : 1),
		odd: placed.odd,
		links: placed.links,
		old: placed.old,
		diagnostics: [
			...diagnosticsOfSkips(engine, left),
			...links.diagnostics,
			...history.diagnostics
		],
		isWhole: left.length === 0
	};
}
async function listTree(request) {
	if (request.signal.aborted) throw cancelled(request.signal);
	const listing = {
		blobs: [],
		skips: [],
		paths: new Set(),
		twice: new Set()
	};
	const child = await startGit(request, [
		"ls-tree",
		"-r",
		"-z",
		"-l",
		"--full-tree",
		request.sha
	]);
	child.stdin.end();
	const ended = ending(child, request.signal);
	const errors = text(child.stderr);
	const read = (async () => {
		let bytes = 0;
		for await (const record of separatedBy(child.stdout, 0)) {
			bytes += addEntry(listing, record);
			if (bytes > maximumTreeBytes || listing.blobs.length > maximumTreeFiles) throw tooLarge(request.sha);
		}
	})();
	const [code, message] = await Promise.all([
		ended,
		errors,
		read
	]).finally(() => child.kill("SIGKILL"));
	if (code !== 0) throw unreadable(request.sha, message);
	return listing;
}
function addEntry(listing, record) {
	const tab = record.indexOf(9);
	const [mode, , oid, size] = record.toString("latin1", 0, Math.max(tab, 0)).split(/ +/);
	if (tab < 0 || mode === void 0 || oid === void 0) throw new GateError("SCAN_FAILED", "git listed a tree in an unknown form");
	const judged = judgePath(record.subarray(tab + 1));
	const path = "refusal" in judged ? judged.shown : judged.path;
	const skip = (reason) => listing.skips.push({
		reason,
		filePath: path
	});
	if ("refusal" in judged) skip(`An odd name, which some systems cannot take: ${judged.refusal}`);
	else if (listing.paths.has(path)) skip("The tree holds this name twice");
	const kind = "refusal" in judged || listing.paths.has(path) ? "odd" : "file";
	if (listing.paths.has(path)) listing.twice.add(path);
	listing.paths.add(path);
	if (mode === "160000") skip("Submodule: not scanned");
	else if (!/^\d+$/.test(size ?? "")) throw new GateError("SCAN_FAILED", `The repository does not hold the contents of ${path}`, { hint: prose$1`Scan a full clone: a partial clone (${code("--filter")}) lacks file contents.` });
	else if (Number(size) > 10485760) skip(`Larger than ${maximumFileBytes / 1024 / 1024} MiB: not scanned`);
	else {
		listing.blobs.push({
			oid,
			path,
			bytes: Number(size),
			kind: mode === "120000" ? "link" : kind
		});
		return Number(size);
	}
	return 0;
}
async function copyBlobs(request, blobs) {
	if (request.signal.aborted) throw cancelled(request.signal);
	const objects = [...new Map(blobs.map((blob) => [blob.oid, blob])).values()];
	const links = new Set(blobs.flatMap(({ kind, oid }) => kind === "link" ? [oid] : []));
	const child = await startGit(request, [
		"cat-file",
		"--batch",
		"--buffer"
	]);
	const ended = ending(child, request.signal);
	const errors = text(child.stderr);
	const fed = pipeline(Readable.from(oidLines(objects)), child.stdin).catch(() => void 0);
	const copied = new Map();
	const writer = writeContents(request.destination);
	const read = (async () => {
		const reader = recordReader(child.stdout);
		for (const blob of objects) {
			const content = await readBlob(reader, blob);
			copied.set(blob.oid, copy(writer, content, links.has(blob.oid)));
		}
	})().finally(writer.end);
	const [code, message] = await Promise.all([
		ended,
		errors,
		read,
		fed
	]).finally(() => child.kill("SIGKILL"));
	if (code !== 0) throw unreadable(request.sha, message);
	return copied;
}
function copy(writer, content, isLink) {
	const isPointer = content.length <= lfsPointerBytes && lfsPointer.test(content.toString("latin1"));
	return {
		stored: writer.add(content),
		isPointer,
		target: isLink ? content.toString() : ""
	};
}
function place(blobs, copied) {
	const placed = {
		files: [],
		odd: [],
		links: [],
		old: [],
		skips: []
	};
	for (const { path, kind, commit, oid } of blobs) {
		const { stored, isPointer, target } = copied.get(oid);
		if (isPointer) {
			if (kind !== "old") placed.skips.push({
				reason: "Git LFS pointer: the file behind it was not scanned",
				filePath: path
			});
		} else if (kind === "link") placed.links.push({
			path,
			stored,
			target
		});
		else if (kind === "old") placed.old.push({
			path,
			stored,
			commit
		});
		else (kind === "file" ? placed.files : placed.odd).push({
			path,
			stored
		});
	}
	return placed;
}
function* oidLines(blobs) {
	for (const { oid } of blobs) yield `${oid}\n`;
}
async function readBlob(reader, blob) {
	if (await reader.line() !== `${blob.oid} ${blob.type ?? "blob"} ${blob.bytes}`) throw new GateError("SCAN_FAILED", `The repository does not hold the contents of ${blob.path}`, { hint: prose$1`Check the repository with ${code("git fsck")}, or clone it anew.` });
	const content = await reader.bytes(blob.bytes);
	await reader.bytes(1);
	return content;
}
function tooLarge(sha) {
	return new GateError("SCAN_FAILED", `The tree of ${sha} holds more than ${`${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`}`);
}
function unreadable(sha, message) {
	return new GateError("SCAN_FAILED", `git could not read the tree of ${sha}: ${message.split("\n", 1)[0]}`);
}
// src/service/scan-result.ts
function identityOf({ type, fingerprint }) {
	return `${type} ${fingerprint}`;
}
// src/service/known-findings.ts
function sharedBetween({ tree: { contents: head }, answers }, engines) {
	const consulted = new Map(answers.map((answer) => [answer.engine, answer.consulted]));
	const depends = (engine, path) => engine.isShared?.(path) ?? true;
	return (base) => {
		const hasSameContent = (path) => base.has(path) && base.get(path) === head.get(path);
		const changed = [...new Set([...base.keys(), ...head.keys()])].filter((path) => !hasSameContent(path));
		const isLike = (path) => base.get(path) === head.get(path);
		const isBusy = new Map(engines.map((engine) => [engine, changed.some((path) => engine.isConsulted?.(path) === true)]));
		const isMoved = new Map(engines.map((engine) => [engine, changed.some((path) => depends(engine, path))]));
		const isSame = (engine, path) => hasSameContent(path) && !(isMoved.get(engine) === true && depends(engine, path)) && (consulted.get(engine)?.get(path) ?? []).every(isLike);
		const isRead = (engine, path) => isBusy.get(engine) === true && engine.isConsulted?.(path) === true;
		return {
			isSame,
			isNeedless: (path, oid) => head.get(path) === oid && engines.every((engine) => isSame(engine, path) && !isRead(engine, path)),
			filesFor: (engine, files) => files.filter(({ path }) => !isSame(engine, path))
		};
	};
}
function knownFindings(head, base, { isSame }) {
	const known = {
		old: [],
		doubtful: []
	};
	const isRenamed = renames(head, base);
	for (const { engine, findings } of head.answers) {
		const before = base.answers.find((answer) => answer.engine === engine);
		const held = new Map(before?.findings.map((finding) => [identityOf(finding), finding]));
		const isUnseen = unseenBy(before, base.tree.diagnostics);
		for (const finding of findings) if (isSame(engine, finding.filePath) || isHeld(held.get(identityOf(finding)), finding) || isRenamed(finding)) known.old.push(identityOf(finding));
		else if (isUnseen(finding)) known.doubtful.push(identityOf(finding));
	}
	return known;
}
function isHeld(before, { severity }) {
	return before !== void 0 && severityRank(before.severity) <= severityRank(severity);
}
function renames(head, base) {
	const gone = base.answers.flatMap(({ findings }) => findings).filter(({ filePath }) => base.tree.contents.has(filePath) && !head.tree.contents.has(filePath));
	const origins = Map.groupBy(gone, contentOf);
	return (finding) => {
		const { filePath, contentFingerprint } = finding;
		const isNew = head.tree.contents.has(filePath) && !base.tree.contents.has(filePath);
		return contentFingerprint !== void 0 && isNew && isHeld(origins.get(contentOf(finding))?.pop(), finding);
	};
}
function contentOf({ type, contentFingerprint = "" }) {
	return `${type} ${contentFingerprint}`;
}
function unseenBy(before, ofTree) {
	const diagnostics = [...ofTree, ...before?.diagnostics ?? []];
	const isFailed = before === void 0 || diagnostics.some(({ failed }) => failed);
	const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => one === void 0 ? several : [one]));
	return ({ filePath }) => isFailed || skipped.has(filePath);
}
// src/service/languages.ts
var unnamedMax = 2e3;
async function countLanguages(root, files, lookedAt) {
	const counts = new Map();
	for (const file of files) {
		if (isForeign(file.path)) continue;
		const { language, isNamed } = await programOf(root, file);
		if (language === void 0 || language === "Shell") continue;
		const count = counts.get(language) ?? {
			language,
			files: 0,
			looked_at: 0,
			unnamed: []
		};
		counts.set(language, count);
		count.files += 1;
		if (lookedAt.has(file.path)) count.looked_at += 1;
		if (!isNamed && count.unnamed.length < unnamedMax) count.unnamed.push(file.path);
	}
	return [...counts.values()].sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1)).map(({ unnamed, ...count }) => unnamed.length === 0 ? count : {
		...count,
		unnamed
	});
}
// src/service/run-engines.ts
async function runEngines(engines, context, filesFor = () => context.files) {
	const scans = engines.map(async (engine) => {
		try {
			return {
				engine,
				...await engine.scan({
					...context,
					neighbours: context.files,
					files: filesFor(engine)
				})
			};
		} catch (cause) {
			return {
				engine,
				...failed(engine.name, cause)
			};
		}
	});
	const answers = await Promise.all(scans);
	if (context.signal.aborted) throw cancelled(context.signal);
	return answers;
}
function failed(engine, cause) {
	const [reason = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n", 1);
	return {
		findings: [],
		coverage: "not covered",
		diagnostics: [{
			engine,
			message: `The engine failed: ${reason.slice(0, 300)}`,
			failed: true
		}],
		lookedAt: []
	};
}
// src/service/scan-commit.ts
async function scanCommit(job, signal, { temporaryFolder = tmpdir(), engines: engines$1 = engines, lookAtEach = lookHere } = {}) {
	if (signal.aborted) throw cancelled(signal);
	const folder = await mkdtemp(join(await realpath(temporaryFolder), "scan-gate-"));
	try {
		await chmod(folder, 448);
		const root = join(folder, "tree");
		await mkdir(root, { mode: 448 });
		const tree = await exportCommit({
			...job,
			destination: root,
			signal
		});
		const files = filesOf(tree);
		if (files.length === 0) throw nothingScanned(job.sha, "the commit holds no regular file", tree.diagnostics);
		const answers = await runEngines(engines$1, {
			root,
			files,
			extras: extrasOf(tree),
			signal,
			lookAtEach
		});
		const languages = await countLanguages(root, files, parsedBy(answers));
		const result = {
			...gather(job.sha, answers, tree),
			languages
		};
		if (job.comparedWith === void 0) return result;
		const head = {
			tree,
			answers
		};
		const place = {
			path: job.path,
			sha: job.comparedWith,
			folder,
			signal,
			lookAtEach
		};
		return {
			...result,
			known: await compareWith(head, engines$1, place)
		};
	} finally {
		await rm(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
}
async function compareWith(head, engines, { folder, signal, lookAtEach, ...commit }) {
	const root = join(folder, "base");
	await mkdir(root, { mode: 448 });
	const sharedWith = sharedBetween(head, engines);
	const leaveOut = (contents) => sharedWith(contents).isNeedless;
	const tree = await exportCommit({
		...commit,
		destination: root,
		signal,
		leaveOut
	});
	const shared = sharedWith(tree.contents);
	const files = filesOf(tree);
	const context = {
		root,
		files,
		extras: extrasOf(tree),
		signal,
		lookAtEach
	};
	const needed = engines.filter((engine) => shared.filesFor(engine, files).length > 0 || tree.links.length > 0);
	const answers = await runEngines(needed, context, (engine) => shared.filesFor(engine, files));
	const idle = engines.filter((engine) => !needed.includes(engine)).map(nothingToSee);
	return knownFindings(head, {
		tree,
		answers: [...answers, ...idle]
	}, shared);
}
function nothingToSee(engine) {
	return {
		engine,
		findings: [],
		coverage: "covered",
		diagnostics: [],
		lookedAt: []
	};
}
function filesOf({ files, odd }) {
	return [...files, ...odd];
}
function extrasOf({ links, old }) {
	return [...links.map(({ path, stored }) => ({
		path,
		stored,
		kind: "link"
	})), ...old.map(({ commit, ...place }) => {
		if (commit === void 0) return {
			...place,
			kind: "elsewhere"
		};
		return {
			...place,
			kind: place.path === "" ? "message" : "removed",
			commit
		};
	})];
}
function parsedBy(answers) {
	const ofCode = answers.filter(({ engine }) => engine.scanType === "sast");
	return new Set(ofCode.flatMap(({ lookedAt }) => lookedAt));
}
function gather(sha, answers, tree) {
	const diagnostics = [...tree.diagnostics, ...answers.flatMap((answer) => answer.diagnostics)];
	const filesScanned = new Set(answers.flatMap((answer) => answer.lookedAt)).size;
	if (filesScanned === 0) throw nothingScanned(sha, "no engine looked at any file", diagnostics);
	return {
		findings: withoutSecretCode(unique(answers.flatMap((answer) => answer.findings))),
		coverage: coverageOf(answers, tree.isWhole),
		diagnostics,
		filesScanned
	};
}
function coverageOf(answers, isWhole) {
	const coverage = {};
	for (const [type, group] of Map.groupBy(answers, ({ engine }) => engine.scanType)) {
		const word = sharedWord(group);
		coverage[type] = word === "covered" && !isWhole ? "partly covered" : word;
	}
	return coverage;
}
function sharedWord(answers) {
	const words = new Set(answers.map(({ coverage }) => coverage));
	const isFailed = answers.some(({ diagnostics }) => diagnostics.some(({ failed }) => failed));
	const [word = "not covered"] = words;
	if (isFailed || words.size <= 1) return isFailed ? "not covered" : word;
	return answers.some(({ lookedAt }) => lookedAt.length > 0) ? "partly covered" : "not covered";
}
function unique(findings) {
	return [...new Map(findings.toReversed().map((finding) => [finding.fingerprint, finding])).values()].reverse();
}
function withoutSecretCode(findings) {
	const secretFiles = new Set(findings.filter(({ type }) => type === "SECRET").map(({ filePath }) => filePath));
	return findings.map((finding) => {
		if (!secretFiles.has(finding.filePath)) return finding;
		const { codeSnippet: _dropped, ...rest } = finding;
		return rest;
	});
}
function nothingScanned(sha, why, diagnostics) {
	const hint = diagnostics.map(({ message }) => message).slice(0, 5).join(". ");
	return new GateError("SCAN_FAILED", `Nothing was scanned in commit ${sha}: ${why}`, hint === "" ? {} : { hint });
}
// src/service/worker/bounds.ts
var defaultBounds = {
	processes: Math.max(1, Math.min(4, Math.ceil(availableParallelism() / 2))),
	filesPerProcess: 200,
	openMs: 12e4,
	fileMs: 3e4,
	lostMs: 12e4,
	spentFileMs: 3e3,
	lostFiles: 60,
	heapMb: 2048,
	stackMb: 8
};
// src/service/worker/message.ts
function toPlainError({ code, message, hint, reason }) {
	return {
		code,
		message,
		hint,
		reason
	};
}
// src/service/worker/engine-process.ts
function lookInProcess(workerUrl, bounds) {
	return (scanner, tasks, place) => lookAtAll({
		workerUrl,
		bounds,
		name: scanner.name,
		tasks,
		place
	});
}
async function* lookAtAll(looking) {
	const { bounds, tasks } = looking;
	const told = tasks.map(() => Promise.withResolvers());
	const shared = {
		next: 0,
		lost: {
			ms: 0,
			files: 0
		},
		children: new Set(),
		isOver: false
	};
	const processes = Math.max(1, Math.min(bounds.processes, Math.ceil(tasks.length / bounds.filesPerProcess)));
	const work = async () => {
		for await (const [place, looked] of lookInTurn(looking, shared)) told[place]?.resolve(looked);
	};
	const all = Promise.all(Array.from({ length: processes }, work));
	const over = all.then(() => Promise.reject(new Error("the scanner left files over")));
	for (const { promise, reject } of told) {
		promise.catch(() => void 0);
		over.catch(reject);
	}
	over.catch(() => void 0);
	try {
		if (told.length === 0) await all;
		for (const { promise } of told) yield await promise;
	} finally {
		shared.isOver = true;
		for (const child of shared.children) child.end();
	}
}
async function* lookInTurn(looking, shared) {
	const { bounds, tasks, place: scan } = looking;
	let child = await openShared(looking, shared);
	const turn = {
		left: [],
		asked: 0,
		single: 0
	};
	while (!shared.isOver) {
		if (turn.left.length === 0) turn.left = takeSome(shared, tasks);
		const [first] = turn.left;
		if (first === void 0) return;
		scan.signal.throwIfAborted();
		const { lost } = shared;
		if (lost.files >= bounds.lostFiles) {
			const fault = `${lost.files} files before it took too much time or memory`;
			for (const place of turn.left.splice(0)) yield [place, {
				task: tasks[place],
				fault
			}];
			continue;
		}
		const limitMs = lost.ms < bounds.lostMs ? bounds.fileMs : bounds.spentFileMs;
		if (turn.asked === 0) askAgain(turn, child, tasks);
		const reply = await child.reply(limitMs);
		if ("several" in reply) {
			for (const [place, looked] of told(turn, reply.several)) yield [place, {
				...looked,
				task: tasks[place]
			}];
			continue;
		}
		if (shared.isOver) return;
		child.end();
		shared.children.delete(child);
		if (isKnown(turn, reply)) {
			told(turn, [reply]);
			shared.lost = {
				ms: lost.ms + limitMs,
				files: lost.files + 1
			};
			yield [first, {
				task: tasks[first],
				fault: "ended" in reply ? reply.ended : "the scanner lost its way"
			}];
		} else turn.single = turn.asked;
		turn.asked = 0;
		child = await openShared(looking, shared);
	}
}
var mostTasks = 32;
var mostBytes = 131072;
function takeSome(shared, tasks) {
	const taken = [];
	for (let bytes = 0; shared.next < tasks.length && taken.length < mostTasks && bytes < mostBytes; shared.next += 1) {
		taken.push(shared.next);
		bytes += bytesOf$1(tasks[shared.next]?.stored ?? "");
	}
	return taken;
}
function askAgain(turn, child, tasks) {
	turn.asked = turn.single > 0 ? 1 : turn.left.length;
	child.send(turn.left.slice(0, turn.asked).map((place) => tasks[place]));
}
function told(turn, answers) {
	turn.asked -= answers.length;
	turn.single = Math.max(0, turn.single - answers.length);
	return turn.left.splice(0, answers.length).map((place, index) => [place, answers[index]]);
}
function isKnown({ asked }, reply) {
	return asked === 1 || !("ended" in reply) || reply.isLate === true;
}
async function openShared(looking, shared) {
	const child = await openChild(looking);
	shared.children.add(child);
	if (shared.isOver) child.end();
	return child;
}
async function openChild(looking) {
	const { bounds, name, place } = looking;
	const child = startChild(looking);
	const { heapMb, stackMb } = bounds;
	child.send({
		engine: name,
		root: place.root,
		shared: place.shared,
		heapMb,
		stackMb
	});
	const reply = await child.reply(bounds.openMs);
	if ("opened" in reply) return child;
	child.end();
	if ("refused" in reply) throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
	throw new Error("ended" in reply ? `it could not be loaded: ${reply.ended}` : "it answered before it was asked");
}
function startChild({ workerUrl, bounds, name, place: { root } }) {
	const { heapMb } = bounds;
	const child = fork(fileURLToPath(workerUrl), [name], {
		cwd: dirname(root),
		env: workerVariables(root),
		execArgv: [],
		serialization: "advanced",
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"ipc"
		]
	});
	const replies = queue();
	child.on("message", (reply) => replies.add(reply));
	child.on("error", () => replies.add({ ended: "the scanner could not be started" }));
	child.on("exit", (code, signal) => {
		const isMemory = code === 71 || signal === "SIGABRT" || code === 134;
		replies.add({ ended: isMemory ? `it needs more than ${heapMb} MB of memory` : "the scanner broke down" });
	});
	return {
		send: (message) => {
			child.send(message, () => void 0);
		},
		reply: async (limitMs) => {
			const timer = new AbortController();
			const ended = `it takes more than ${limitMs / 1e3} s`;
			const late = setTimeout$1(limitMs, {
				ended,
				isLate: true
			}, { signal: timer.signal });
			try {
				return await Promise.race([replies.next(), late.catch(() => ({ ended: "the scan was ended" }))]);
			} finally {
				timer.abort();
			}
		},
		end: () => {
			child.removeAllListeners();
			child.on("error", () => void 0);
			child.kill("SIGKILL");
			replies.add({ ended: "the scan was ended" });
		}
	};
}
function queue() {
	const replies = [];
	let wake;
	return {
		add: (reply) => {
			replies.push(reply);
			wake?.();
		},
		next: async () => {
			if (replies.length === 0) await new Promise((resolve) => {
				wake = resolve;
			});
			return replies.shift() ?? { ended: "the scan was ended" };
		}
	};
}
// src/service/worker/work-off.ts
function passOn(script, parent) {
	parent.on("disconnect", () => parent.exit());
	setFlagsFromString("--heap-growing-percent=100");
	parent.once("message", (start) => {
		const resourceLimits = {
			maxOldGenerationSizeMb: start.heapMb,
			stackSizeMb: start.stackMb
		};
		const worker = new Worker(script, {
			workerData: start,
			resourceLimits,
			argv: [],
			execArgv: []
		});
		const replies = inGroups((reply, sent) => parent.send?.(reply, void 0, void 0, sent));
		worker.on("message", replies.add);
		worker.on("error", (error) => {
			replies.end(() => parent.exit(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? 71 : 1));
		});
		worker.on("exit", () => replies.end(() => parent.exit(1)));
		parent.on("message", (tasks) => {
			replies.expect(tasks.length);
			for (const task of tasks) worker.postMessage(task);
		});
	});
}
var groupMs = 20;
function inGroups(send) {
	let [several, awaited] = [[], 0];
	let timer;
	const flush = (sent) => {
		clearTimeout(timer);
		timer = void 0;
		if (several.length > 0) send({ several }, sent);
		else sent?.();
		several = [];
	};
	return {
		expect: (count) => {
			awaited += count;
		},
		add: (reply) => {
			if (!("looked" in reply)) {
				send(reply);
				return;
			}
			several.push(reply.looked);
			awaited -= 1;
			if (awaited === 0) flush();
			else timer ??= setTimeout(flush, groupMs);
		},
		end: flush
	};
}
async function workOff({ engine, root, shared }, port, engines) {
	const reply = (message) => port.postMessage(message);
	try {
		const scanner = engines.find(({ name }) => name === engine)?.scanner;
		if (scanner === void 0) throw new Error(`there is no scanner ${engine}`);
		const look = await scanner.open(root, shared);
		let done = Promise.resolve();
		port.on("message", (task) => {
			done = done.then(async () => reply({ looked: await lookAt$1(look, task) }));
		});
		reply({ opened: true });
	} catch (error) {
		const { message, code } = error;
		reply({ refused: {
			message,
			code
		} });
	}
}
export { defaultBounds as a, scannersVersion as c, asGateError as d, toPlainError as i, reusing as l, workOff as n, scanCommit as o, lookInProcess as r, engines as s, passOn as t, openAnswers as u };
