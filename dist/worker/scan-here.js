import { a as code, i as asGateError, n as toPlainError, o as prose$1, r as GateError } from "./start.js";
import { C as writeContents, S as readContent, _ as mayHoldAll, a as scoreOf, b as bytesOf$1, c as identities, d as decodeText, f as natureOf, g as allOf, h as wordsIn, i as shownCode, l as secretMark, m as readingsOf, n as lineFinder$1, o as withLink, p as readFileText, r as normalized, s as fingerprintOf, t as framedCode, u as roleOf, v as needs, x as closeContents, y as wordOf } from "./snippet.js";
import { _ as isForeign, b as languageOf, d as suspicionOf, f as baseName, g as interpreterLanguage, h as isInstalledPackage, i as stateOfLinks, l as kindOfLanguage, m as folderOf, n as linkScripts, o as ifInstalled, p as extensionOf, s as loadIfInstalled, t as isSlow, u as scriptKindOf, v as isKnownOther, x as severityRank, y as languageNamed } from "./repetition.js";
var { findPackageJSON } = process.getBuiltinModule("node:module");
var { setFlagsFromString } = process.getBuiltinModule("node:v8");
var { accessSync, closeSync, constants, fstatSync, mkdtempSync, openSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } = process.getBuiltinModule("node:fs");
var { dirname, join, posix, resolve, sep, win32 } = process.getBuiltinModule("node:path");
var { createHash } = process.getBuiltinModule("node:crypto");
import { DatabaseSync } from "node:sqlite";
var { fileURLToPath } = process.getBuiltinModule("node:url");
var { chmod, mkdir, mkdtemp, realpath, rm, writeFile } = process.getBuiltinModule("node:fs/promises");
var { availableParallelism, devNull, tmpdir, totalmem } = process.getBuiltinModule("node:os");
var { fork, spawn } = process.getBuiltinModule("node:child_process");
var { Readable } = process.getBuiltinModule("node:stream");
var { text } = process.getBuiltinModule("node:stream/consumers");
var { pipeline } = process.getBuiltinModule("node:stream/promises");
var { setTimeout } = process.getBuiltinModule("node:timers/promises");
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
		const key = keyOf([scanner.name, version], task, around);
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
function keyOf(asked, { stored, ...task }, { digestOf }) {
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
function installedPackages({ packages }, from = import.meta.url) {
	return packages.map((wanted) => installedPackage(wanted.replace(/(?<!^)@[^@]*$/, ""), from));
}
function installedPackage(name, from) {
	try {
		const file = findPackageJSON(name, from);
		const { version } = JSON.parse(readFileSync(file ?? "", "utf8"));
		return {
			name,
			version
		};
	} catch {
		return;
	}
}
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
// src/service/engines/task.ts
async function* lookHere(scanner, tasks, { root, signal, shared }) {
	const look = await scanner.open(root, shared);
	for (const task of tasks) {
		signal.throwIfAborted();
		yield await lookAt(look, task);
	}
}
async function lookAt(look, task) {
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
// src/service/engines/iac/template-kind.ts
var judged$1 = [
	"Terraform",
	"CloudFormation",
	"Dockerfile",
	"Docker Compose",
	"Kubernetes",
	"GitHub workflow"
];
function isJudged(kind) {
	return judged$1.includes(kind);
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
	[
		["AWS"],
		/AWSTemplateFormatVersion|["']?Type["']?\s*:\s*["']?AWS::\w+::\w+/,
		"CloudFormation"
	],
	[
		["apiVersion", "{{"],
		/^apiVersion\s*:/m,
		"Helm"
	],
	[
		["apiVersion", "kind"],
		/^apiVersion\s*:\s*\S+[\s\S]*^kind\s*:\s*\w+|^kind\s*:\s*\w+[\s\S]*^apiVersion\s*:/m,
		"Kubernetes"
	],
	[
		["deploymentTemplate.json"],
		/"\$schema"\s*:\s*"[^"]*deploymentTemplate\.json/,
		"Azure Resource Manager"
	]
];
function kindOfPath(path) {
	const lower = path.toLowerCase();
	return byPath.find(([pattern]) => pattern.test(lower))?.[1];
}
function kindOfContent(start) {
	return byContent.find(([words, pattern]) => words.every((word) => start.includes(word)) && pattern.test(start))?.[2];
}
// src/service/engines/iac/iac.ts
var { name: name$4, scanType: scanType$4 } = iacInstallation;
var sniffedCharacters = 65536;
var templateExtensions = new Set([
	".yaml",
	".yml",
	".json",
	".template"
]);
var scanner = {
	name: name$4,
	open: async (root) => {
		const { lookAtTemplate } = await import("./template-file.js");
		return (task) => lookAtTemplate(root, task);
	}
};
var iacEngine = {
	name: name$4,
	scanType: scanType$4,
	scanner,
	isShared: () => false,
	scan
};
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
		if (isJudged(kind)) tasks.push({
			...file,
			kind
		});
		else skips.push({
			reason: `${kind}: no rules for it, not looked at`,
			filePath: file.path
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
// src/service/engines/python/ruff-rules.ts
var secretName = /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|signature|auth|credential|captcha|ticket|gentck/i;
var bySecret = (otherwise) => (code, line) => secretName.test(`${code.split("\n", 2).join(" ")} ${line.split("\n").slice(-2).join(" ")}`) ? "MEDIUM" : otherwise;
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
var weaknesses = {
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
		const { cwe, cvss, title, description, remediation } = weaknesses[place.weakness];
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
var farthest = 40;
function nearby() {
	const byBlock = new Map();
	const blockOf = (line) => Math.floor(line / farthest);
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
	return one.line === other.line && weaknesses[one.weakness].cwe === weaknesses[other.weakness].cwe;
}
function isBuiltFor(built, run, lines) {
	if (built.weakness !== "sql-injection" || run.weakness !== "sql-injection" || !run.rule.startsWith("taint")) return false;
	if (built.line >= run.line && built.line <= run.endLine) return true;
	const name = /^\s*(\w+)\s*\+?=/.exec(lines[built.line - 1] ?? "")?.[1];
	const call = lines.slice(run.line - 1, run.endLine).join(" ");
	return built.line < run.line && run.line - built.line <= farthest && name !== void 0 && call.split(/\W+/).includes(name);
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
function functionOf(source, node) {
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
	for (const node of nodesIn(source.root)) if (node.name === "FunctionDefinition") all.push(...[functionOf(source, node) ?? []].flat());
	else if (node.name === "ClassDefinition") classes.push(node);
	else if (node.name === "AssignStatement" && !isInside(node)) noteVariable(source, node, variables);
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
function isInside(node) {
	for (let around = node.parent; around !== null; around = around.parent) if (around.name === "FunctionDefinition" || around.name === "ClassDefinition") return true;
	return false;
}
function isOuter({ node, owner }) {
	return owner !== void 0 || !isInside(node);
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
		const reports = diagnostics.filter((one) => !isSyntax(one)).map(reportOf);
		if (broken === void 0) return { reports };
		return {
			reports,
			problem: `${broken.message} on line ${broken.start_location.row}`
		};
	};
}
function reportOf({ code, start_location: start, end_location: end }) {
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
	const target = resolved(place, callee, { left: longestWay$2 });
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
	const target = resolved(place, node.name === "CallExpression" ? node.firstChild : node, { left: longestWay$2 });
	if (target?.kind === "function") return [target];
	if (target?.kind === "class" && node.name !== "CallExpression") return methodsOf(place, target);
	const owner = resolved(place, node.name === "CallExpression" ? node.firstChild?.firstChild ?? null : null, { left: longestWay$2 });
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
	const target = resolved(place, node, { left: longestWay$2 });
	return target?.kind === "instance" ? target : void 0;
}
function resolved(place, node, way) {
	if (node === null || way.left-- <= 0) return void 0;
	switch (node.name) {
		case "VariableName": return resolvedName(place, codeOf(place.module.source, node), way);
		case "MemberExpression": {
			const name = node.getChild("PropertyName");
			const owner = name === null ? void 0 : resolved(place, node.firstChild, way);
			const asked = {
				name: name === null ? "" : codeOf(place.module.source, name),
				way
			};
			return owner === void 0 ? void 0 : memberOf(place, owner, asked);
		}
		case "CallExpression": return resultOf(place, node, way);
		case "AwaitExpression":
		case "ParenthesizedExpression": return resolved(place, node.getChild("CallExpression") ?? node.getChild("VariableName"), way);
		default: return;
	}
}
function resultOf(place, call, way) {
	const callee = call.firstChild;
	if (callee !== null && codeOf(place.module.source, callee) === "super") return parentOf(place, way);
	const target = resolved(place, callee, way);
	if (target?.kind === "class") return {
		...target,
		kind: "instance"
	};
	if (target?.kind !== "function") return void 0;
	return instanceOf({
		...place,
		module: target.module,
		function: void 0
	}, target.one.returns, way);
}
function ownerOf({ module, function: one }) {
	return one?.owner === void 0 ? void 0 : module.classes.get(one.owner);
}
function parentOf(place, way) {
	const [base] = ownerOf(place)?.bases ?? [];
	const target = base === void 0 ? void 0 : resolved({
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
		if (values !== void 0) return firstOf(values, (value) => resolved(place, value, way));
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
	const own = instanceOf(outside, type, way);
	if (own !== void 0 || provider === void 0) return own;
	const target = dotted(outside, provider, way);
	if (target?.kind === "class") return {
		...target,
		kind: "instance"
	};
	if (target?.kind !== "function") return void 0;
	return instanceOf({
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
	if (value !== void 0) return resolved(place, value, way);
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
	return imported.member === void 0 ? own : memberOf(place, own, {
		name: imported.member,
		way
	});
}
function memberOf(place, target, asked) {
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
	if (field !== void 0) return instanceOf(here, field.type, asked.way) ?? resolved({
		...here,
		function: field.within
	}, field.value ?? null, asked.way);
	for (const base of one.bases) {
		const parent = resolved(here, base, asked.way);
		const found = parent?.kind === "class" ? memberOfClass(place, {
			...parent,
			kind: target.kind
		}, asked) : void 0;
		if (found !== void 0) return found;
	}
}
function instanceOf(place, type, way) {
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
	for (const name of rest) target = target === void 0 ? void 0 : memberOf(place, target, {
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
		case "VariableName": return ofName$1(here, codeOf(source, node), left - 1);
		case "MemberExpression": return ofMember(here, node, left - 1);
		case "CallExpression": {
			const callee = importedName(here, node.firstChild, left - 1);
			return callee === void 0 ? void 0 : `${callee}()`;
		}
		case "AwaitExpression": return importedName(here, node.lastChild, left - 1);
		default: return;
	}
}
function ofMember({ module, function: one }, node, left) {
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
function ofName$1(here, name, left) {
	const { module, function: one } = here;
	const parameter = one?.parameters.find((each) => each.name === name);
	if (parameter !== void 0) {
		const type = /^[A-Za-z_][\w.]*$/.test(parameter.type) ? dottedName(module, parameter.type) : void 0;
		return type === void 0 ? void 0 : `${type}()`;
	}
	for (const value of valuesOf(here, name)) {
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
function valuesOf({ module, function: one }, name) {
	const own = one === void 0 ? void 0 : assignedIn({ module }, one).get(name);
	const value = module.variables.get(name);
	return own ?? (value === void 0 ? [] : [value]);
}
function givenTo(here, node) {
	if (node.name !== "VariableName") return node;
	const values = valuesOf(here, codeOf(here.module.source, node));
	return values.length === 1 ? values[0] ?? node : node;
}
var longestWritten = 4e3;
function writtenOf({ module, function: one }, node) {
	const codes = [codeOf(module.source, node)];
	for (const name of namesIn(module, node)) {
		for (const value of [...valuesOf({
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
function namesIn({ source }, node) {
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
		const at = weakness === "cookie" || weakness === "debug" || weakness === "escaping-off" ? placeOf$1(call, weakness) : node;
		return weakness === void 0 || severity === void 0 ? [] : [{
			weakness,
			severity,
			node: at
		}];
	});
}
function placeOf$1(call, weakness) {
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
	const one = functionOf(source, node);
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
var request = /^(?:\w+\.)*(?:request|req|current_request|flask_request|http_request)\.(?:args|form|forms|values|json|json_body|data|cookies|headers|files|GET|POST|body|raw_body|FILES|COOKIES|META|query|query_params|query_string|query_dict|match_info|matchdict|rel_url\.query|view_args|environ|params|get_json|get_data|get_argument|text\(|read\(|post\(|referrer|user_agent|to_dict|route_params|get_body|path_params|path_parameters|get_param|get_param_as_list|media|get_media|bounded_stream|stream|dict|getall|getone)(?:\b|(?<=\())/;
var handlerMethod = /^self\.(?:(?:get_argument|get_arguments|get_query_argument|get_body_argument|get_cookie)\(|path_args\b|path_kwargs\b)/;
function isRequest(code) {
	return request.test(code) || handlerMethod.test(code);
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
	if (methods.has(name) && bases.some((base) => /(?:^|\.)RequestHandler$/.test(base))) return new Set(names.slice(1));
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
var methods = new Set([
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
		const parts = paths.flatMap((path) => [...openParts(stringOf(source, path) ?? "")]);
		return handler === void 0 || parts.length === 0 ? void 0 : {
			handler,
			parameters: new Set(parts)
		};
	}
	if (!/^(?:path|re_path|url|add_url_rule)$/.test(call.last)) return void 0;
	const handler = call.named.get("view_func") ?? call.named.get("view") ?? call.positional[call.last === "add_url_rule" ? 2 : 1];
	const path = stringOf(source, call.positional[0]);
	if (path === void 0 || handler === void 0) return void 0;
	const parameters = /^(?:re_path|url)$/.test(call.last) ? openGroups(path) : openParts(path);
	return parameters.size === 0 ? void 0 : {
		handler,
		parameters
	};
}
function openParts(path) {
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
function joined(origins) {
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
	return joined([origin.outside === void 0 ? nowhere : {
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
		if (isOpen(origin)) setValue(scope, owner, joined([scope.values.get(owner), origin]));
	}
	setValue(scope, name, joined([isCertain ? void 0 : scope.values.get(name), origin]));
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
	const origin = joined([before.origin, one.origin]);
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
var harmless = /^(?:int|float|bool|len|escape|escape_filter_chars|quote|quote_plus|urlencode|secure_filename|clean|linkify|sha\d+|md5|hexdigest|digest|hash|isdigit|isalnum|isalpha|isnumeric|isdecimal|startswith|endswith|UUID|literal_eval|conditional_escape|format_html|strip_tags|escape_string|count|index|find|safe_join|safe_str_cmp|compare_digest|check_password_hash|generate_password_hash|hashpw|ord|round|sum|isinstance|type|id|bcrypt|time|date)$/;
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
	const spread = joined(call.spread.map((value) => originOf(scope, value)));
	const handed = one.parameters.map(({ name, kind }, index) => {
		if (kind === "*") return joined(call.positional.slice(Math.max(0, index - offset)).map((value) => originOf(scope, value)));
		if (kind === "**") return joined([...call.named].map(([given, value]) => ownNames.has(given) ? nowhere : originOf(scope, value)));
		if (index < offset) return nowhere;
		const value = call.named.get(name) ?? call.positional[index - offset];
		return joined([spread, value === void 0 ? void 0 : originOf(scope, value)]);
	});
	for (const [index, origin] of objectOf(scope, call).entries()) handed[madeWith + index] = origin;
	return handed;
}
function objectOf(scope, { receiver }) {
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
			return joined([yes, no].map((one) => one === void 0 || one === null ? void 0 : originOf(scope, one)));
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
	return joined(childrenOf(node).map((child) => originOf(scope, child)));
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
	if (harmless.test(last)) return nowhere;
	const handed = joined([...call.positional, ...call.named.values()].map((value) => originOf(scope, value)));
	if (/^re\.(?:sub|subn)$/.test(name) && removes.test(codeOf(scope.source, node))) return nowhere;
	const carried = carriers.test(last) || findings.test(name) ? handed : nowhere;
	if (call.receiver === void 0) return carried;
	return joined([
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
// src/service/engines/python/sink-arguments.ts
var statement = /["'\s(](?:select|insert|update|delete|with|replace|call|exec)\b/i;
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
		return receiver !== void 0 && text !== void 0 && statement.test(` ${call.written(text)}`) ? [text] : void 0;
	}
	return /^(?:sqlalchemy\.(?:sql\.(?:expression\.)?)?|sa\.|db\.)?(?:text|literal_column)$/.test(name) ? [positional[0]] : void 0;
}
var processes = /^(?:subprocess\.|sp\.)?(?:run|call|check_call|check_output|Popen)$/;
var processModules = /^(?:subprocess|sp)\.|^(?:Popen|check_output|check_call)$/;
var shellProgram = /^[[(]\s*[a-z]?["'](?:\/(?:usr\/)?bin\/)?(?:(?:ba|z|da|k)?sh|cmd(?:\.exe)?|powershell)["']\s*,\s*[a-z]?["'](?:-\w*c|\/c|-Command)["']/i;
var hasShell = ({ named, code }) => {
	const shell = named.get("shell");
	return shell !== void 0 && !/^(?:False|0|None)$/.test(code(shell));
};
function processText(call) {
	const [first = call.named.get("args")] = call.positional;
	if (!processes.test(call.name) || first === void 0) return void 0;
	return hasShell(call) || shellProgram.test(call.code(first)) ? [first] : void 0;
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
	const whole = joined(values.map((value) => originOf(scope, value)));
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
	if (/\[\s*["']Location["']\s*\]\s*=/i.test(codeOf(scope.source, statement)) && isDecisive(scope, redirect, values)) reach$1(scope, {
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
	setValue(scope, name, joined([scope.values.get(name), originOf(scope, value)]));
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
	scope.returned = joined([scope.returned, origin]);
	const sink = pageSink(scope, value, origin);
	if (sink !== void 0) reach$1(scope, {
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
		const origin = joined(values.map((value) => originOf(scope, value)));
		const isWhole = isDecisive(scope, sink, values);
		if (!isOpen(origin) || !isWhole) continue;
		named.add(sink.weakness);
		reach$1(scope, {
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
	const origin = joined(positional.map((value) => originOf(scope, value)));
	const name = codeOf(scope.source, receiver);
	if (isOpen(origin)) setValue(scope, name, joined([scope.values.get(name), origin]));
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
		else reach$1(scope, {
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
function reach$1(scope, { sink, node, origin, values }) {
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
function unescapedIn(text) {
	if (!text.includes("{")) return [];
	return [...text.matchAll(safe), ...text.matchAll(off)].map((match) => ({
		start: match.index,
		end: match.index + match[0].length
	})).sort((a, b) => a.start - b.start);
}
// src/service/engines/python/python-file.ts
var compiledAgain = "--wasm-tiering-budget=1000000000";
async function loadPythonLibraries() {
	setFlagsFromString(compiledAgain);
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
			const reader = readerOf(treeReader(root, shared ?? {
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
				const { read, follow } = task.isAlone ? readerOf(nothingAround, parse) : reader;
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
function readerOf(tree, parse) {
	const project = createProject(tree, parse);
	return {
		read: project.add,
		follow: createFollow(project)
	};
}
function scanModule({ check, follow }, read, { path, text }) {
	const own = placesOf(follow, read);
	const { reports, problem = own.problem } = check(text);
	const reported = reports.flatMap((report) => placeOf(report, text)).map((place) => ({
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
	return unescapedIn(text).map(({ start, end }) => ({
		...rangeOf(start, end),
		path,
		rule: "template-unescaped",
		weakness: "escaping-off",
		severity: "MEDIUM"
	}));
}
function placeOf(report, text) {
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
var mostFiles = 5e3;
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
			if (unescapedIn(text).length > 0) sorted.tasks.push(file);
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
	const isAlone = tasks.length > mostFiles;
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
var aloneMessage = `Values are followed within each file only: there are more than ${mostFiles} Python files`;
async function findingsAt(root, tasks, places) {
	const byPath = Map.groupBy(places, ({ path }) => path);
	const found = [];
	for (const { path, stored } of tasks) {
		const own = byPath.get(path) ?? [];
		if (own.length > 0) found.push(...told$1(path, (await readFileText(root, stored)).text, own));
	}
	return found;
}
// src/service/engines/sast/sast.ts
var { name: name$2, scanType: scanType$2 } = sastInstallation;
var parseProblemLines = 200;
function createSastEngine(load) {
	const scanner = scannerOf(load);
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
function scannerOf(load) {
	return {
		name: name$2,
		open: async (root, links) => (await import("./script-file.js")).openScripts(root, linksIn(links), load),
		stateOf: ({ path }, { consulted = [] }, { shared, digestOf }) => stateOfLinks([path, ...consulted], linksIn(shared), digestOf)
	};
}
var linksIn = (shared) => shared ?? new Map();
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
	const scripts = neighbours.flatMap(({ path, stored }) => {
		const kind = isInstalledPackage(path) ? void 0 : scriptKindOf(path);
		return kind !== void 0 && "extension" in kind ? [{
			path,
			stored,
			extension: kind.extension
		}] : [];
	});
	return linkScripts(root, scripts);
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
// src/service/engines/sca/literals.ts
var tokens = /\\(?<sign>[^A-Za-z0-9])|(?<escape>\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|u\{[^}]*\}|[pP]\{[^}]*\}|c[A-Za-z]|k<[^>]*>|\d+|[A-Za-z]))|(?<set>\[(?:\\.|[^\]\\])*\])|(?<often>(?:[*?]|\{\d+(?:,\d*)?\})\??)|(?<more>\+\??)|(?<special>[(|).^$])|(?<plain>[\x20-\x7e])|(?<other>[\s\S])/gy;
function literalsOf(source) {
	const literals = [""];
	const append = (character) => literals.push((literals.pop() ?? "") + character);
	let depth = 0;
	for (const { groups = {} } of source.matchAll(tokens)) {
		const { sign, often, special, plain } = groups;
		if (special === "(") depth += 1;
		else if (special === ")") depth -= 1;
		else if (special === "|" && depth === 0) return [];
		if (depth > 0) {
			if (literals.at(-1) !== "") literals.push("");
		} else if (plain !== void 0 || sign !== void 0 && /[\x20-\x7e]/.test(sign)) append(plain ?? sign ?? "");
		else {
			if (often !== void 0) literals.push((literals.pop() ?? "").slice(0, -1));
			literals.push("");
		}
	}
	return literals.filter((literal) => literal.length >= leastLength);
}
var leastLength = 3;
// src/service/engines/sca/signs.ts
function signsOf(repository, sha1) {
	const extractors = Object.values(repository).map((entry) => entry.extractors);
	const files = compiled(extractors.flatMap(({ filename = [] }) => filename.map((pattern) => `^${pattern}$`)));
	const addresses = compiled(extractors.flatMap(({ uri = [] }) => uri));
	const contents = sought$2(extractors.flatMap(({ filecontent = [] }) => filecontent));
	const replaced = sought$2(extractors.flatMap(({ filecontentreplace = [] }) => filecontentreplace.map(searched)));
	const hashes = new Set(extractors.flatMap((each) => Object.keys(each.hashes ?? {})));
	const holds = (patterns, text) => patterns.some((pattern) => pattern.test(text));
	return {
		inPath: (path) => {
			const name = path.split(/[/\\]/).pop() ?? "";
			return holds(files, name) || holds(addresses, path.replaceAll("\\", "/"));
		},
		inContent: (content, mayHold = () => true) => {
			const text = content.includes("\r") ? content.replace(/\r\n|\r/g, "\n") : content;
			const isThere = ({ pattern, needed }) => mayHoldAll(mayHold, needed) && pattern.test(text);
			return contents.some(isThere) || replaced.some(isThere) || hashes.has(sha1(text));
		}
	};
}
function compiled(patterns) {
	return [...new Set(patterns)].map((pattern) => new RegExp(pattern));
}
function sought$2(patterns) {
	return compiled(patterns).map((pattern) => ({
		pattern,
		needed: literalsOf(pattern.source).map((text) => [wordOf(text)])
	}));
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
		ofScript: (path, content, mayHold) => {
			const named = signs.inPath(`/${path}`) ? retire.scanFileName(`/${path}`, repository, true) : [];
			if (named.length > 0) return librariesOf(named);
			return signs.inContent(content, mayHold) ? librariesOf(retire.scanFileContent(content, repository, { sha1 })) : [];
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
	return vulnerabilities.flatMap(({ identifiers }) => identifiers.CVE ?? []).map((id) => /^CVE-(\d+)-(\d+)$/.exec(id)).reduce((a, b) => a !== null && (b === null || cveOrder(a, b) >= 0) ? a : b, null)?.[0];
}
function cveOrder([, year, number], [, otherYear, otherNumber]) {
	return Number(year) - Number(otherYear) || Number(number) - Number(otherNumber);
}
function sha1(content) {
	return createHash("sha1").update(content).digest("hex");
}
// src/service/engines/sca/look-up.ts
async function loadScaLibraries({ hasLocks }) {
	const [advisories, locks] = await Promise.all([loadAdvisoryLibraries(), hasLocks ? loadLockLibraries() : void 0]);
	return {
		database: openDatabase(advisories),
		locks
	};
}
function scaScanner(name, load) {
	return {
		name,
		open: async (root, shared) => {
			const libraries = await load(shared ?? { hasLocks: true });
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
	if (locks === void 0) throw new Error("nobody said that there are locks");
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
	const content = readContent(root, stored);
	return database.ofScript(path, decodeText(content).text, wordsIn(content)).flatMap(({ name: library, version, advisories }) => {
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
	const shared = { hasLocks: tasks.some(({ kind }) => kind === "lock") };
	for await (const looked of (context.lookAtEach ?? lookHere)(scanner, tasks, {
		...context,
		shared
	})) {
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
var rulePrefix$1 = "@secretlint/secretlint-rule-";
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
	const name = ruleId.startsWith(rulePrefix$1) ? ruleId.slice(28) : ruleId;
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
var named$1 = "(?:users?|accounts?|credentials?|creds|logins?|auth)";
var list = new RegExp(String.raw`${named$1}(?<=(?<![/\w-])((?:\w{0,20}_)?)${named$1})["']?\]?\s{0,5}(?::\s{0,3}[\w<>[\], ]{1,40}=|:=|=>|=|:)\s{0,5}(?:(?:new\s{1,3})?[\w<>[\], ]{1,40})?[[({]`, "gi");
var pair = /(?<=[[({,]\s{0,40})(["'])([\w.@+-]{1,60})\1\s{0,5}((?<=[[({]\s{0,40}\1\2\1\s{0,5}),|:|=>)\s{0,5}(["'])((?:(?!\4)[^\\\r\n]){3,100})\4(?=\s{0,20}[\])},])/g;
var field = /^(?:id|_id|name|(?:first|last|full|user|display|nick)_?name|user|login|e?mail|role|type|group|phone|title|url|href|key|value|label|status|date|message|text|city|country|address|avatar|class|method|path)$/i;
var noPassword = /@[\w-]+\.\w|^https?:|^\d{4}-\d\d-\d\d|^[a-z]+(?:[-_ ][a-z]+)*$|^\/|^[A-Z]+(?:[-_ ][A-Z]+)*$/;
var longestList$1 = 2e3;
var names$1 = "user users account accounts credential credentials creds login logins auth".split(" ");
var accountsNeed = needs(names$1.flatMap((name) => [`${name} `, `${name}:`]));
function accountsIn(text, mayHold) {
	const found = [];
	if (!mayHoldAll(mayHold, accountsNeed)) return found;
	let end = 0;
	for (const match of text.matchAll(list)) {
		const [whole, prefix = ""] = match;
		if (match.index - prefix.length < end) continue;
		const from = match.index + whole.length - 1;
		end = endOfList(text, from);
		const isFlat = !/[[({]/.test(text.slice(from + 1, end));
		for (const [entry, , name = "", joint = "", quote = "", value = ""] of text.slice(from, end).matchAll(pair)) {
			if (field.test(name) || noPassword.test(value) || joint !== "," && !isFlat) continue;
			const start = text.indexOf(`${quote}${value}${quote}`, text.indexOf(entry, from) + name.length) + 1;
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
var assignmentsNeed = needs([...[
	"pass",
	"pwd",
	"secret",
	"token",
	"key",
	"mnemonic",
	"phrase",
	"seed",
	"salt",
	"pepper"
], ...[
	"pw ",
	"pw-",
	"pw.",
	"pw:"
]]);
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
function assignmentsIn(text, file, mayHold) {
	const found = [];
	if (!mayHoldAll(mayHold, assignmentsNeed)) return found;
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
var interesting = /cookieParser|jwt|jsonwebtoken|jose|JWT|Hmac|HMAC|hmac|ipher|Fernet|(?:\.|::)new|SecretKeySpec|igningKey|signWith|NewCookieStore|SecurityKey|Serializer|Signer|crypt|SignedString|Connection|connect|mysqli|PDO|ftp_login|ldap_bind|imap_open|ssh2_auth|Auth|Credential|xor|(?:create|register|add|insert)_?(?:super_?)?[uU]ser/;
var argumentsNeed = needs([
	...[
		"cookieparser",
		"jwt",
		"jsonwebtoken",
		"jose",
		"hmac",
		"ipher",
		"fernet",
		".new",
		"::new",
		"secretkeyspec"
	],
	"igningkey",
	...[
		"signwith",
		"newcookiestore",
		"securitykey",
		"serializer",
		"signer",
		"crypt",
		"signedstring",
		"connect",
		"mysqli"
	],
	...[
		"pdo",
		"ftp_login",
		"ldap_bind",
		"imap_open",
		"auth",
		"credential",
		"xor"
	],
	...[
		"createuser",
		"registeruser",
		"adduser",
		"insertuser",
		"_user",
		"super"
	]
]);
var constant = /^\s*(?:[bBrR]{0,2}|(?:new\s+)?(?:[\w.]{1,40}\.)?(?:from|encode|atob|bytes|b64decode|decode)\(\s*[bB]?|\[\]byte\(\s*)(["'`])((?:\\.|(?!\1)[^\\\n\r]){1,400})\1[^+%]*$/;
var named = /^\s*(?:\[\]byte\(\s*|bytes\(\s*)?\$?(?:(?:this|self|\w+)(?:\.|::|->))?([A-Za-z_]\w{1,60})(?:\.(?:encode|getBytes|toCharArray|to_s|toString)\([^()]*\))?\s*\)?\s*$/;
var longestList = 1e3;
function argumentsIn(text, mayHold) {
	if (!mayHoldAll(mayHold, argumentsNeed) || !interesting.test(text)) return [];
	const found = [];
	const constantsNamed = lookUp(text);
	for (const match of openingsIn(text)) {
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
var anyInteresting = new RegExp(interesting, "g");
var ofName = /[\w$.:]/;
function* openingsIn(text) {
	anyInteresting.lastIndex = 0;
	for (let hit = anyInteresting.exec(text); hit !== null; hit = anyInteresting.exec(text)) {
		let [start, end] = [hit.index, anyInteresting.lastIndex];
		while (start > 0 && ofName.test(text[start - 1] ?? "")) start -= 1;
		while (end < text.length && ofName.test(text[end] ?? "")) end += 1;
		anyInteresting.lastIndex = end;
		for (const match of text.slice(Math.max(0, start - 1), end + 2).matchAll(opening)) {
			match.index += Math.max(0, start - 1);
			yield match;
		}
	}
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
var commandPatterns = [
	[
		`\\bcurl\\b[^\\n|;&]{0,200}?\\s(?:-u|--user)[ =]?["']?[\\w.@-]{1,60}:${word}`,
		["curl"],
		[" -u", " --user"]
	],
	[
		`\\bwget\\b[^\\n|;&]{0,200}?\\s--(?:http-|ftp-)?password[ =]${word}`,
		["wget"],
		["-password "]
	],
	[`\\bsshpass\\s{1,3}-p\\s{0,3}${word}`, ["sshpass "]],
	[
		`\\b(?:mysql|mysqldump|mysqladmin|mariadb)\\b[^\\n|;&]{0,200}?\\s-p${word}`,
		["mysql", "mariadb"],
		[" -p"]
	],
	[
		`\\bredis-cli\\b[^\\n|;&]{0,200}?\\s-a[ ]${word}`,
		["redis-cli"],
		[" -a "]
	],
	[
		`\\b(?:docker|podman|az|oc|helm registry)\\s{1,3}login\\b[^\\n|;&]{0,200}?\\s(?:-p|--password)[ =]${word}`,
		[" login"],
		[" -p ", " --password "]
	],
	[
		`\\bnet\\s{1,3}user\\s{1,3}[\\w.-]{1,40}\\s{1,3}${word}\\s{1,3}/add`,
		["net "],
		[" user "],
		[" /add"]
	],
	[`\\becho\\s{1,3}(?:-e\\s)?["']?[a-z_][\\w-]{0,30}:([^\\s"'$|\\\\]{3,100})["']?\\s{0,3}\\|\\s{0,3}(?:sudo\\s)?chpasswd`, ["chpasswd"]],
	[
		`\\bmachine\\s{1,5}\\S{1,100}\\s{1,5}login\\s{1,5}\\S{1,100}\\s{1,5}password\\s{1,5}([^\\s"'\\\\]{3,100})`,
		["machine "],
		[" login "],
		[" password "]
	]
].map(([source, ...needed]) => ({
	pattern: new RegExp(source, "g"),
	needed: needs(...needed)
}));
function commandPasswordsIn(text, mayHold) {
	return commandPatterns.flatMap((sought) => [...allOf(sought, text, mayHold)].map((match) => {
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
var sought$1 = {
	privateKey: {
		pattern: privateKey,
		needed: needs(["-----begin "], ["private key"])
	},
	jsonWebToken: {
		pattern: jsonWebToken,
		needed: needs(["eyj"], [".eyj"])
	},
	connection: {
		pattern: connection,
		needed: needs(["password ", "pwd "])
	},
	dsn: {
		pattern: /["'`]([\w.-]{1,60}):([^\s:@"'`/]{3,100})@(?:tcp|unix)\(/g,
		needed: needs(["@tcp(", "@unix("])
	},
	basic: {
		pattern: /\bBasic\s{1,3}([A-Za-z0-9+/]{8,400}={0,2})(?![A-Za-z0-9+/=])/g,
		needed: needs(["basic "])
	},
	bearer: {
		pattern: /\bBearer\s{1,3}([A-Za-z0-9._~+/-]{20,400}={0,2})(?![\w.~+/-])/g,
		needed: needs(["bearer "])
	}
};
var shapePatterns = Object.values(sought$1);
function shapesIn(text, file, mayHold) {
	const found = [];
	const all = (one) => allOf(one, text, mayHold);
	for (const match of all(sought$1.privateKey)) {
		const body = (match[1] ?? "").replaceAll(/\\{1,2}[rn]|[^A-Za-z0-9+/]/g, "");
		if (body.length >= 64 && new Set(body).size >= 20) found.push(shape("private-key", match.index, match[0].slice(0, 400)));
	}
	for (const match of all(sought$1.jsonWebToken)) if (!documentedSignatures.some((known) => match[0].endsWith(known)) && isSigned(match[0])) found.push(shape("json-web-token", match.index, match[0]));
	if (file === "key") found.push(...keyFile(text));
	if (file !== "prose") found.push(...connections(text, file, all), ...authorizations(all));
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
function authorizations(all) {
	const found = [];
	for (const match of all(sought$1.basic)) {
		const [, password] = /^[\x20-\x7e]{1,100}?:([\x20-\x7e]{3,100})$/.exec(Buffer.from(match[1] ?? "", "base64").toString("latin1")) ?? [];
		if (password !== void 0) found.push({
			...shape("authorization", match.index + match[0].indexOf(match[1] ?? ""), match[1] ?? ""),
			value: password
		});
	}
	for (const match of all(sought$1.bearer)) {
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
function connections(text, file, all) {
	const found = [];
	for (const match of all(sought$1.connection)) {
		const value = match[1] ?? "";
		const start = match.index + match[0].length - value.length;
		const around = literalAround(text, match.index, file === "code");
		if (("?&".includes(text[match.index - 1] ?? " ") ? address : beside).test(around)) found.push(shape("connection-password", start, value));
	}
	for (const match of all(sought$1.dsn)) {
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
var intoTables = needs(["insert "], ["into "], ["values"]);
var sought = {
	granted: {
		pattern: granted,
		needed: needs(["identified ", " password "])
	},
	digested: {
		pattern: digested,
		needed: needs([
			"md5 ",
			"sha1 ",
			"sha256 ",
			"password ",
			"crypt ",
			"hashbytes "
		])
	},
	insertion: {
		pattern: insertion,
		needed: intoTables
	},
	bareInsertion: {
		pattern: bareInsertion,
		needed: intoTables
	}
};
var statementPatterns = Object.values(sought);
function passwordsIn(text, isSql, mayHold) {
	const all = (one) => [...allOf(one, text, mayHold)];
	const found = all(sought.granted).map((match) => placed$1(match, match[1] ?? ""));
	for (const match of all(sought.insertion)) found.push(...inserted(text, match.index + match[0].length, (match[1] ?? "").split(",")));
	const bare = all(sought.bareInsertion);
	const tables = bare.length > 0 ? tablesIn(text) : new Map();
	for (const match of bare) {
		const columns = tables.get((match[1] ?? "").toLowerCase());
		if (columns !== void 0) found.push(...inserted(text, match.index + match[0].length, columns));
	}
	for (const match of all(sought.digested)) {
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
var kindWord = wordOf("kind:");
var needed = [...[
	...shapePatterns,
	...statementPatterns,
	...commandPatterns
].map((each) => each.needed), ...[
	accountsNeed,
	argumentsNeed,
	assignmentsNeed
]];
function mayHaveHits(path, mayHold) {
	return fileKindOf(path) === "key" || needed.some((each) => mayHoldAll(mayHold, each));
}
function genericHits(path, text, mayHold = () => true) {
	const file = fileKindOf(path);
	const hits = shapesIn(text, file, mayHold).flatMap(({ rule, value, start, end }) => {
		const severity = Object.hasOwn(shapeSeverity, rule) ? shapeSeverity[rule] : passwordSeverity(value, rule === "authorization" ? "literal" : "setting");
		return severity === void 0 ? [] : [{
			ruleId: rule,
			start,
			end,
			severity
		}];
	});
	if (file === "prose") return hits;
	const isManifest = file === "config" && mayHold(kindWord) && /^kind:\s*Secret\s*$/m.test(text);
	for (const one of assignmentsIn(text, file, mayHold)) {
		const form = one.form === "literal" && file !== "code" ? "setting" : one.form;
		const value = isManifest ? decoded(one.value) : one.value;
		const severity = severityOf({
			...one,
			value,
			form
		}, file, isInLongLine(text, one.start));
		hits.push(...hitOf(one, severity ?? wordSeverity(one, text)));
	}
	for (const one of argumentsIn(text, mayHold)) hits.push(...hitOf(one, severityOf({
		...one,
		form: "literal"
	}, file, false)));
	for (const one of passwordsIn(text, file === "sql", mayHold)) hits.push(...hitOf({
		...one,
		kind: "password"
	}, passwordSeverity(one.value, "setting")));
	for (const { value, ...place } of accountsIn(text, mayHold)) hits.push(...hitOf({
		...place,
		kind: "password"
	}, passwordSeverity(value, "literal")));
	for (const { value, ...place } of commandPasswordsIn(text, mayHold)) hits.push(...hitOf({
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
var rulePrefix = "@secretlint/secretlint-rule-";
var signs = {
	"1password": oneOf("ops_ey"),
	anthropic: oneOf("sk-ant-api0"),
	aws: { needed: needs(["secret"], ["access"], ["key"]) },
	basicauth: {
		needed: needs([
			"http://",
			"https://",
			"ftp://",
			"ftps://"
		]),
		pattern: /:\/\/[-a-zA-Z0-9_]{1,256}:[-a-zA-Z0-9_]{1,256}@/
	},
	cloudflare: oneOf("cfk_", "cfut_", "cfat_"),
	"database-connection-string": oneOf(...[
		"mongodb://",
		"mongodb+srv://",
		"mysql://",
		"mysqlx://",
		"postgres://",
		"postgresql://"
	]),
	databricks: oneOf("dapi"),
	docker: oneOf("dckr_pat_"),
	figma: oneOf("figd_"),
	gcp: {
		...oneOf("private_key_id", "\\u00"),
		extension: ".json"
	},
	github: oneOf("ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"),
	gitlab: oneOf("glpat-"),
	grafana: oneOf("glc_", "glsa_"),
	groq: oneOf("gsk_"),
	"hashicorp-vault": oneOf("hvs.", "hvb.", "hvr."),
	huggingface: oneOf("hf_"),
	linear: oneOf("lin_api_"),
	notion: oneOf("ntn_0"),
	npm: oneOf("npm_", "_authtoken=", ":x-oauth-basic@github"),
	openai: oneOf("t3blbkfj"),
	privatekey: { needed: needs(["-----begin"], ["private key"], ["-----end"]) },
	sendgrid: oneOf(" sg.", "0sg.", "_sg.", "-sg.", ".sg.", "/sg."),
	shopify: oneOf("shppa_", "shpca_", "shpat_", "shpss_"),
	slack: oneOf("xoxb-", "xoxp-", "xapp-", "xoxa-", "xoxo-", "xoxr-", "https://hooks.slack.com/services/t"),
	stripe: oneOf("sk_live_", "sk_test_", "rk_live_", "rk_test_"),
	tailscale: oneOf("tskey-"),
	vercel: oneOf("vcp_", "vci_", "vca_", "vcr_", "vck_")
};
function oneOf(...words) {
	return { needed: needs(words) };
}
function mayReport(ruleId, extension, mayHold) {
	const sign = signOf(ruleId);
	return (sign?.extension ?? extension) === extension && mayHoldAll(mayHold, sign?.needed ?? []);
}
function mayReportIn(ruleId, text) {
	return signOf(ruleId)?.pattern?.test(text) ?? true;
}
function signOf(ruleId) {
	const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(28) : "";
	return Object.hasOwn(signs, name) ? signs[name] : void 0;
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
	const [, installed] = installedPackages(secretsInstallation);
	return {
		lintSource: core.lintSource,
		preset: preset.creator,
		version: installed?.version
	};
}
function createSearch({ lintSource, preset, version }) {
	const rules = preset.rules.filter((rule) => rule.meta.id !== commentRuleId).map((rule) => ({
		id: rule.meta.id,
		rule
	}));
	const run = async (file, used) => {
		const hits = [];
		if (used.length === 0) return hits;
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
	return ({ path, extension }, mayHold) => {
		const isAskedAll = version !== "13.0.7" || extension === ".p12";
		const promising = isAskedAll ? rules : rules.filter(({ id }) => mayReport(id, extension, mayHold));
		if (promising.length === 0 && !mayHaveHits(path, mayHold)) return void 0;
		return async (file, text) => {
			const generic = genericHits(path, text, mayHold);
			const asked = isAskedAll ? promising : promising.filter(({ id }) => mayReportIn(id, text));
			const { hits, failed } = await searchWithAll({
				...file,
				text
			}, asked, run);
			const issued = hits.flatMap((hit) => judgedByValue(hit, text) ?? []);
			const isKnown = (hit) => hits.some(({ start, end }) => start < hit.end && hit.start < end);
			return {
				hits: [...issued, ...generic.filter((hit) => !isKnown(hit))],
				failed
			};
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
	const extension = extensionOf(path);
	const isKeyStore = extension === keyStoreExtension;
	const { isBinary, isEncrypted } = natureOf(content);
	const answer = {
		isBinary: isBinary && !isKeyStore,
		isEncrypted
	};
	const searchText = search({
		path,
		extension
	}, wordsIn(content));
	if (searchText === void 0) return {
		...answer,
		found: [],
		failed: []
	};
	const failed = new Set();
	const found = [];
	const file = isKeyStore ? fileOf(root, content) : void 0;
	try {
		for (const text of readingsOf(content)) {
			const searched = await searchText({
				filePath: file?.path ?? join(root, path),
				path,
				extension
			}, text);
			for (const rule of searched.failed) failed.add(rule);
			found.push(...beyond(found, placed(text, withoutOverlaps(searched.hits))));
		}
	} finally {
		file?.remove();
	}
	return {
		...answer,
		found: found.map(concealed),
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
	if (hits.length === 0) return [];
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
	const note = left === "" ? "" : `; not looked for in ${left}`;
	return new GateError("CONFIG", `The program ${name} was not found on the PATH${note}`, {
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
var plainPath = /^(?![A-Za-z]:|.*git|\.{0,2}(?:\/|$)|.*\/\.{0,2}(?:\/|$))[\x20-\x5b\x5d-\x7e]+$/i;
function refusalOf(path) {
	if (plainPath.test(path)) return void 0;
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
	const limit = `${maximumTreeFiles} files or ${maximumTreeBytes / 1024 ** 3} GiB`;
	return new GateError("SCAN_FAILED", `The tree of ${sha} holds more than ${limit}`);
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
		for (const name of ["tree", "base"]) closeContents(join(folder, name));
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
var bytesPerProcess = 2 * 1024 ** 3;
var bytesOfMemory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
var defaultBounds = {
	processors: Math.max(1, Math.min(8, availableParallelism(), Math.floor(bytesOfMemory / bytesPerProcess))),
	openingsWorth: 8,
	openMs: 12e4,
	fileMs: 3e4,
	lostMs: 12e4,
	spentFileMs: 3e3,
	lostFiles: 60,
	heapMb: 2048,
	stackMb: 8
};
// src/service/worker/child.ts
var mostRounds = 4;
function startChild(start) {
	const child = forkWorker(start);
	const replies = queue();
	const meter = meterOf(child);
	child.on("message", ({ reply }) => {
		if (reply !== void 0) replies.add(reply);
	});
	child.on("error", () => replies.add({ ended: "the scanner could not be started" }));
	child.on("exit", (code, signal) => {
		const isMemory = code === 71 || signal === "SIGABRT" || code === 134;
		replies.add({ ended: isMemory ? `it needs more than ${start.heapMb} MB of memory` : "the scanner broke down" });
	});
	return {
		send: (message) => {
			child.send(message, () => void 0);
		},
		reply: async (limitMs) => {
			let reply;
			const next = replies.next().then((first) => {
				reply = first;
			});
			for (let round = 1;; round += 1) {
				await within(limitMs, next);
				const isStarved = reply === void 0 && round < mostRounds && await meter.isStarved(limitMs, next);
				if (reply !== void 0) return reply;
				if (!isStarved) return {
					ended: `it takes more than ${limitMs / 1e3} s`,
					isLate: true
				};
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
function forkWorker({ workerUrl, name, root }) {
	return fork(fileURLToPath(workerUrl), [name], {
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
}
function meterOf(child) {
	let [atReplyMs, usedMs, told] = [
		0,
		0,
		() => {}
	];
	child.on("message", (message) => {
		usedMs = message.usedMs;
		if (message.reply !== void 0) atReplyMs = usedMs;
		told();
	});
	return { isStarved: async (limitMs, next) => {
		const answer = new Promise((resolve) => {
			told = () => resolve(true);
		});
		child.send("used", () => void 0);
		const isTold = await within(limitMs, Promise.race([answer, next.then(() => false)]));
		const sinceMs = usedMs - atReplyMs;
		return isTold === true && sinceMs < limitMs / 2 && sinceMs > limitMs / 50;
	} };
}
async function within(limitMs, coming) {
	const timer = new AbortController();
	try {
		return await Promise.race([coming, setTimeout(limitMs, void 0, { signal: timer.signal }).catch(() => void 0)]);
	} finally {
		timer.abort();
	}
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
// src/service/worker/portions.ts
var mostTasks = 32;
var mostBytes = 131072;
var ownBytes = 512;
function divide(tasks) {
	const before = bytesBefore(tasks);
	const runs = [];
	const bytesIn = ({ from, to }) => (before[to] ?? 0) - (before[from] ?? 0);
	const bytesLeft = () => runs.reduce((sum, run) => sum + bytesIn(run), 0);
	const halfOfLargest = () => {
		const [largest] = runs.toSorted((a, b) => bytesIn(b) - bytesIn(a));
		if (largest === void 0) return {
			from: 0,
			to: tasks.length
		};
		const { from, to } = largest;
		const goal = (before[from] ?? 0) + bytesIn(largest) / 2;
		let middle = from;
		while (middle < to && (before[middle + 1] ?? 0) <= goal) middle += 1;
		largest.to = middle;
		return {
			from: middle,
			to
		};
	};
	const take = (run) => {
		if (run.from === run.to) Object.assign(run, halfOfLargest());
		const most = runs.length === 1 ? mostBytes : Math.min(mostBytes, bytesLeft() / (2 * runs.length));
		const taken = [];
		for (let bytes = 0; run.from < run.to && taken.length < mostTasks && (bytes === 0 || bytes < most); run.from += 1) {
			taken.push(run.from);
			bytes += bytesIn({
				from: run.from,
				to: run.from + 1
			});
		}
		return taken;
	};
	return {
		open: () => {
			const run = halfOfLargest();
			runs.push(run);
			return { take: () => take(run) };
		},
		bytesLeft,
		bytesAt: (place) => bytesIn({
			from: place,
			to: place + 1
		})
	};
}
function bytesBefore(tasks) {
	const before = [0];
	for (const [place, { stored }] of tasks.entries()) before.push((before[place] ?? 0) + bytesOf$1(stored) + ownBytes);
	return before;
}
// src/service/worker/processors.ts
function shareProcessors({ processors, openingsWorth }) {
	const uses = new Set();
	const start = (use, isFirst) => {
		use.processes += 1;
		const over = () => {
			use.processes -= 1;
			if (use.processes === 0) {
				uses.delete(use);
				use.end.resolve();
			}
			offer();
		};
		use.share.work(isFirst).catch(use.end.reject).finally(over);
	};
	const offer = () => {
		for (;;) {
			const all = [...uses];
			if (all.reduce((sum, use) => sum + use.processes, 0) >= processors) return;
			const [neediest] = all.map((use) => ({
				use,
				each: use.share.openingsLeft() / use.processes
			})).filter(({ each }) => each > 0 && each >= openingsWorth).sort((a, b) => b.each - a.each);
			if (neediest === void 0) return;
			start(neediest.use, false);
		}
	};
	return {
		use: (share) => {
			const use = {
				share,
				processes: 0,
				end: Promise.withResolvers()
			};
			uses.add(use);
			start(use, true);
			return use.end.promise;
		},
		offer
	};
}
// src/service/worker/engine-process.ts
function lookInProcess(workerUrl, bounds) {
	const processors = shareProcessors(bounds);
	return (scanner, tasks, place) => lookAtAll({
		workerUrl,
		bounds,
		processors,
		name: scanner.name,
		tasks,
		place
	});
}
async function* lookAtAll(looking) {
	const { tasks, processors } = looking;
	const told = tasks.map(() => Promise.withResolvers());
	const shared = {
		portions: divide(tasks),
		lost: {
			ms: 0,
			files: 0
		},
		children: new Set(),
		isOver: false,
		pace: {
			openMs: 0,
			busyMs: 0,
			bytes: 0
		}
	};
	const work = async (isFirst) => {
		const child = await openShared(looking, shared).catch((error) => {
			if (isFirst) throw error;
			shared.pace.openMs = Number.POSITIVE_INFINITY;
		});
		if (child === void 0) return;
		for await (const [place, looked] of lookInTurn(looking, shared, child)) told[place]?.resolve(looked);
	};
	const all = processors.use({
		work,
		openingsLeft: () => openingsLeft(shared)
	});
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
function openingsLeft({ portions, pace: { openMs, busyMs, bytes }, isOver }) {
	return isOver || bytes === 0 ? 0 : portions.bytesLeft() * (busyMs / bytes) / openMs;
}
async function* lookInTurn(looking, shared, opened) {
	const { bounds, tasks, place: scan } = looking;
	let child = opened;
	const portion = shared.portions.open();
	const turn = {
		left: [],
		asked: 0,
		single: 0,
		since: 0
	};
	while (!shared.isOver) {
		if (turn.left.length === 0) turn.left = portion.take();
		const [first] = turn.left;
		if (first === void 0) break;
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
			for (const [place, looked] of answered(looking, {
				shared,
				turn
			}, reply.several)) yield [place, {
				...looked,
				task: tasks[place]
			}];
			continue;
		}
		if (shared.isOver) return;
		close(child, shared);
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
	close(child, shared);
}
function answered({ processors }, { shared: { pace, portions }, turn }, answers) {
	const now = performance.now();
	const places = told(turn, answers);
	pace.busyMs += now - turn.since;
	turn.since = now;
	for (const [place] of places) pace.bytes += portions.bytesAt(place);
	processors.offer();
	return places;
}
function askAgain(turn, child, tasks) {
	turn.asked = turn.single > 0 ? 1 : turn.left.length;
	turn.since = performance.now();
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
	const { bounds, name, place } = looking;
	const before = performance.now();
	const child = startChild({
		workerUrl: looking.workerUrl,
		name,
		root: place.root,
		heapMb: bounds.heapMb
	});
	shared.children.add(child);
	const { heapMb, stackMb } = bounds;
	child.send({
		engine: name,
		root: place.root,
		shared: place.shared,
		heapMb,
		stackMb
	});
	const reply = await child.reply(bounds.openMs);
	if ("opened" in reply) {
		shared.pace.openMs = performance.now() - before;
		return child;
	}
	close(child, shared);
	if ("refused" in reply) throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
	throw new Error("ended" in reply ? `it could not be loaded: ${reply.ended}` : "it answered before it was asked");
}
function close(child, { children }) {
	children.delete(child);
	child.end();
}
// src/service/worker/work-off.ts
async function workOff({ engine, root, shared }, port, engines) {
	const reply = (message) => port.postMessage(message);
	try {
		const scanner = engines.find(({ name }) => name === engine)?.scanner;
		if (scanner === void 0) throw new Error(`there is no scanner ${engine}`);
		const look = await scanner.open(root, shared);
		let done = Promise.resolve();
		port.on("message", (task) => {
			done = done.then(async () => reply({ looked: await lookAt(look, task) }));
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
// src/service/worker/scan-here.ts
async function work(start, port) {
	if ("engine" in start) await workOff(start, port, engines);
	else port.postMessage(await answer(start));
}
async function answer({ job, temporaryFolder, workerUrl, answersFile }) {
	const script = new URL(workerUrl);
	const look = lookInProcess(script, defaultBounds);
	const version = answersFile === void 0 ? void 0 : scannersVersion(script);
	const answers = answersFile === void 0 || version === void 0 ? void 0 : openAnswers(answersFile, new Date());
	const lookAtEach = answers === void 0 || version === void 0 ? look : reusing(look, {
		answers,
		version
	});
	try {
		return { result: await scanCommit(job, new AbortController().signal, {
			temporaryFolder,
			lookAtEach
		}) };
	} catch (error) {
		return { error: toPlainError(asGateError(error, "SCAN_FAILED")) };
	} finally {
		answers?.close();
	}
}
export { work };
