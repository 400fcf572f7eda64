import { $t as parseTime, Gt as severities, Un as GateError, Xt as idsIn, Yt as readAdvisory, ln as severityWords, on as scanTypes } from "./start.js";
import { c as resolveHead, s as resolveCommit } from "./checkout.js";
import { n as mergeBaseOf, t as isInBranch } from "./merge-base.js";
import { t as findRepository } from "./repository.js";
import { n as isTracked, r as treePaths } from "./tracked.js";
import { c as onChangedLine, i as inChangedFile } from "./changes.js";
import { o as readFileAt, r as gitIn, t as commitSha } from "./files.js";
import { n as isOpen } from "./evidence.js";
import { n as withNews } from "./known.js";
import { a as plural } from "./tally.js";
import { a as languageOf, t as isForeign } from "./languages.js";
import { n as ordinals, r as secretMark, t as fingerprintOf } from "./fingerprint.js";
import { i as purlText, n as npmName, r as parsePurl } from "./purl.js";
import { n as unreadable } from "./flags2.js";
var { glob, readFile, realpath, stat } = process.getBuiltinModule("node:fs/promises");
var { basename, resolve } = process.getBuiltinModule("node:path");
var { createHash } = process.getBuiltinModule("node:crypto");
// src/service/engines/snippet.ts
function normalized(code) {
	return code.replaceAll(/\s+/g, " ").trim();
}
// src/cli/judge/sarif/code.ts
var filesMax = 200;
async function codeOf(place, sha, findings) {
	const placed = findings.filter(({ isOfCode, line }) => !isOfCode && line !== void 0);
	const paths = [...new Set(placed.flatMap(({ filePath }) => filePath ?? []))].slice(0, filesMax);
	const lines = new Map();
	if (place !== void 0 && sha !== void 0) for (const path of paths) lines.set(path, await linesAt(place, sha, path));
	return ({ filePath = "", line, type, description }) => {
		if (line === void 0) return type === "SECRET" || type === void 0 ? void 0 : description;
		return normalized(lines.get(filePath)?.[line - 1] ?? "") || void 0;
	};
}
async function linesAt(place, sha, path) {
	return (await readFileAt(place, sha, path).catch(() => void 0))?.text.split(/\r\n|[\r\n]/) ?? [];
}
// src/cli/judge/sarif/compare.ts
function compareSarif({ head, base, isChanged }) {
	const takeSame = takerOf(base.findings, ({ fingerprint }) => fingerprint);
	const takeText = takerOf(base.findings, (finding) => textKey(finding, base));
	const takeMoved = renames(head, base);
	const isUnseen = unseenBy(base);
	return head.findings.map((finding) => {
		if (finding.isOfCode || !isChanged(finding)) {
			if (takeSame(finding.fingerprint) || takeMoved(finding)) return "old";
			return isUnseen(finding) ? "doubtful" : "new";
		}
		const key = textKey(finding, head);
		if (takeText(key)) return "old";
		return takeSame(finding.fingerprint) && !(base.isCertain && key !== void 0) || isUnseen(finding) ? "doubtful" : "new";
	});
}
function takerOf(findings, keyOf) {
	const left = new Map();
	for (const finding of findings) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + 1);
	return (key) => {
		const count = key === void 0 ? 0 : left.get(key) ?? 0;
		if (count > 0) left.set(key, count - 1);
		return count > 0;
	};
}
function textKey(finding, { textOf }) {
	const text = finding.isOfCode ? void 0 : textOf(finding);
	return text === void 0 ? void 0 : JSON.stringify([
		finding.tool,
		finding.ruleId,
		finding.filePath,
		text
	]);
}
function renames(head, base) {
	const { paths: before } = base;
	const { paths: now } = head;
	if (before === void 0 || now === void 0) return () => false;
	const isGone = ({ filePath = "" }) => before.has(filePath) && !now.has(filePath);
	const isNew = ({ filePath = "" }) => now.has(filePath) && !before.has(filePath);
	const take = takerOf(base.findings.filter(isGone), ({ contentFingerprint }) => contentFingerprint);
	return (finding) => finding.isOfCode && isNew(finding) && take(finding.contentFingerprint);
}
function unseenBy({ tools, diagnostics }) {
	const failed = diagnostics.some((diagnostic) => diagnostic.failed);
	const skipped = new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => one === void 0 ? several : [one]));
	return ({ tool, filePath = "" }) => failed || !tools.includes(tool) || skipped.has(filePath);
}
// src/cli/judge/sarif/languages.ts
var script = ["JavaScript", "TypeScript"];
var tools$1 = [
	[/^(?:gitleaks|trufflehog|checkov|tfsec|kics|zizmor|hadolint|osv|grype|trivy|dependency|npm)/, []],
	[/^(?:semgrep|opengrep|sonar|snyk|checkmarx|fortify|coverity|veracode)/, [...[
		...script,
		"Python",
		"Java",
		"Kotlin",
		"Scala",
		"C#",
		"C",
		"C++",
		"Go",
		"Ruby",
		"PHP",
		"Rust",
		"Swift"
	], ...[
		"Apex",
		"Dart",
		"Elixir",
		"Julia",
		"Lua",
		"OCaml",
		"R",
		"Solidity",
		"Clojure",
		"Objective-C",
		"Visual Basic .NET"
	]]],
	[/^codeql/, [
		...script,
		"Python",
		"Java",
		"Kotlin",
		"C#",
		"C",
		"C++",
		"Go",
		"Ruby",
		"Rust",
		"Swift"
	]],
	[/^(?:eslint|njsscan|oxlint|biome)/, script],
	[/^(?:bandit|ruff|pylint|pyre|pysa)/, ["Python"]],
	[/^(?:gosec|staticcheck|golangci)/, ["Go"]],
	[/^(?:brakeman|rubocop)/, ["Ruby"]],
	[/^(?:psalm|phpstan|phpcs)/, ["PHP"]],
	[/^(?:spotbugs|find-?sec-?bugs|pmd|errorprone|infer)/, [
		"Java",
		"Kotlin",
		"Scala",
		"Groovy"
	]],
	[/^(?:flawfinder|cppcheck|clang)/, [
		"C",
		"C++",
		"Objective-C",
		"Objective-C++"
	]],
	[/^(?:security ?code ?scan|puma|roslyn)/, [
		"C#",
		"Visual Basic .NET",
		"F#"
	]],
	[/^(?:clippy|cargo)/, ["Rust"]],
	[/^detekt/, ["Kotlin"]]
];
function languagesRead(toolNames, paths) {
	const known = toolNames.map((name) => tools$1.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1]);
	if (known.includes(void 0)) return void 0;
	const read = new Set(known.flatMap((languages) => languages ?? []));
	const counts = new Map();
	for (const path of paths) {
		const language = isForeign(path) ? void 0 : languageOf(path);
		if (language !== void 0) counts.set(language, (counts.get(language) ?? 0) + 1);
	}
	return [...counts].map(([language, files]) => ({
		language,
		files,
		looked_at: read.has(language) ? files : 0
	}));
}
// src/cli/judge/sarif/evidence.ts
function evidenceOf(files, setting) {
	const { changes, baseline, nowMs, log, paths } = setting;
	const all = files.flatMap(({ scan }) => scan.findings);
	const ids = uniqueIds(all);
	const findings = all.map((finding, index) => findingOf(finding, ids[index] ?? "", setting));
	noteNotAccepted(all, findings, log);
	const known = setting.knownOf?.(findings);
	return {
		counts: countsOf(findings),
		findings: withNews(findings, known),
		lists: Object.fromEntries(severities.map((severity) => [severity, {
			stands: true,
			settled: true
		}])),
		unknownSeverities: "listed",
		startedAt: nowMs,
		coverage: coverageOf(files),
		diagnostics: diagnosticsOf$1(files),
		languages: languagesRead([...new Set(files.flatMap(({ scan }) => scan.tools))], paths),
		changes,
		base: void 0,
		baseline,
		earlierBase: void 0,
		known,
		isSuppressible: false
	};
}
function noteNotAccepted(all, findings, { note }) {
	const open = all.filter((_, index) => findings[index]?.status === "OPEN");
	const inSource = open.filter(({ suppression }) => suppression === "in-source").length;
	const changed = open.filter(({ suppression }) => suppression === "accepted").length;
	const advice = "Accept them with exceptions in the policy";
	if (inSource > 0) note(`${plural(inSource, "finding")} suppressed in the source alone ${inSource === 1 ? "counts" : "count"}: nothing shows that this branch did not add the suppression. ${advice}`);
	if (changed > 0) note(`${plural(changed, "finding")} suppressed in files that are changed here ${changed === 1 ? "counts" : "count"}: the suppression may be the change's own. ${advice}`);
}
function uniqueIds(findings) {
	const seen = new Map();
	return findings.map(({ fingerprint }) => {
		const ordinal = seen.get(fingerprint) ?? 0;
		seen.set(fingerprint, ordinal + 1);
		return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
	});
}
function findingOf(found, id, setting) {
	const place = placeOf$1(found, setting.changes);
	const finding = {
		id,
		title: found.title,
		severity: found.severity,
		severityKnown: found.severityKnown,
		type: found.type,
		status: "OPEN",
		cvss: found.cvss,
		epss: found.epss,
		filePath: place.filePath,
		line: place.line,
		label: "seen",
		firstSeen: void 0,
		detail: {
			description: found.description,
			cwe: found.cwe,
			codeSnippet: found.codeSnippet,
			remediation: found.remediation === "" ? void 0 : found.remediation,
			firstDetected: parseTime(found.firstDetected),
			lastSeen: void 0,
			...found.advisory && { advisory: readAdvisory(found.advisory, { latestMs: setting.nowMs }) }
		}
	};
	return isAccepted(found, finding, setting) ? {
		...finding,
		status: "ACCEPTED_RISK"
	} : finding;
}
function placeOf$1({ places, filePath, line }, changes) {
	if (changes === void 0 || places.length < 2) return {
		filePath,
		line
	};
	const changed = places.filter((place) => inChangedFile(place, changes) !== "no");
	return changed.find((place) => onChangedLine(place, changes) !== "no") ?? changed[0] ?? {
		filePath,
		line
	};
}
function isAccepted(found, finding, { changes, isBaseOwn }) {
	const { suppression, suppressedIn } = found;
	if (suppression === "none") return false;
	if (changes === void 0) return suppression === "accepted" && !isBaseOwn;
	return [finding, ...suppressedIn.map((filePath) => ({ filePath }))].every((place) => inChangedFile(place, changes) === "no");
}
function countsOf(findings) {
	const counts = {
		CRITICAL: 0,
		HIGH: 0,
		MEDIUM: 0,
		LOW: 0,
		INFO: 0
	};
	for (const finding of findings) if (finding.severityKnown && isOpen(finding)) counts[finding.severity] += 1;
	return counts;
}
function coverageOf(files) {
	const known = files.map(({ scan }) => scan.scanTypes);
	if (known.includes(void 0)) return void 0;
	return Object.fromEntries(scanTypes.map((type) => [type, known.some((types) => types?.includes(type)) ? "covered" : "not covered"]));
}
function diagnosticsOf$1(files) {
	return files.flatMap(({ scan }) => scan.diagnostics);
}
// src/service/sarif/untrusted.ts
function field(value, ...path) {
	let current = value;
	for (const key of path) {
		if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return void 0;
		current = current[key];
	}
	return current;
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function entriesOf(value) {
	return isRecord(value) ? Object.entries(value) : [];
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function textOf(value) {
	const text = typeof value === "string" ? value.trim() : "";
	return text === "" ? void 0 : text;
}
function wholeOf(value, least = 0) {
	return Number.isSafeInteger(value) && value >= least ? value : void 0;
}
function numberOf(value) {
	const number = typeof value === "string" && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
	return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : void 0;
}
function tagsOf(value) {
	return listOf(field(value, "properties", "tags")).filter((tag) => typeof tag === "string");
}
// src/service/sarif/identity.ts
var noIdentity = {
	fingerprint: "",
	contentFingerprint: "",
	isOfCode: false
};
function identify(results) {
	const ordinalOf = ordinals();
	return results.map((each) => {
		const [kind, value] = traitOf(each);
		const { tool, ruleId, filePath = "" } = each;
		const parts = kind === "full" ? [
			kind,
			tool,
			ruleId,
			value
		] : [
			kind,
			tool,
			ruleId,
			filePath,
			value
		];
		return {
			fingerprint: fingerprintOf([...parts, ordinalOf(JSON.stringify(parts))]),
			contentFingerprint: fingerprintOf([
				kind,
				tool,
				ruleId,
				value
			]),
			isOfCode: value !== ""
		};
	});
}
function traitOf({ result, snippet, isConcealed }) {
	const full = fullFingerprint(result);
	if (full !== void 0) return ["full", full];
	const lineHash = field(result, "partialFingerprints", "primaryLocationLineHash");
	if (isFingerprint(lineHash)) return ["line", lineHash];
	const code = normalized(snippet ?? "");
	return ["code", isConcealed && code !== "" ? secretMark(code, false) : code];
}
function fullFingerprint(result) {
	const [first] = entriesOf(field(result, "fingerprints")).filter(([, value]) => isFingerprint(value)).sort(([a], [b]) => a < b ? -1 : 1);
	return first === void 0 ? void 0 : `${first[0]}=${first[1]}`;
}
function isFingerprint(value) {
	return typeof value === "string" && /^\S{6,1000}$/.test(value);
}
// src/service/sarif/messages.ts
var textMax = 2e4;
var argumentMax = 2e3;
function messageOf(message, { rule, component }) {
	return plain(filled((textOf(field(message, "text")) ?? textOf(field(message, "markdown")) ?? lookUp$1(field(message, "id"), rule, component) ?? "").slice(0, textMax), listOf(field(message, "arguments")))).slice(0, textMax);
}
function descriptionOf(rule, name) {
	const text = textOf(field(rule, name, "text")) ?? textOf(field(rule, name, "markdown"));
	return text === void 0 ? void 0 : plain(text.slice(0, textMax));
}
function lookUp$1(id, rule, component) {
	if (typeof id !== "string") return void 0;
	const string = field(rule, "messageStrings", id) ?? field(component, "globalMessageStrings", id);
	return textOf(field(string, "text")) ?? textOf(field(string, "markdown"));
}
function filled(text, parameters) {
	let room = textMax;
	return text.replaceAll(/\{\{|\}\}|\{(\d{1,2})\}/g, (whole, index) => {
		if (index === void 0) return whole.slice(1);
		const value = parameters[Number(index)];
		if (typeof value !== "string") return whole;
		const part = value.slice(0, Math.min(argumentMax, room));
		room -= part.length;
		return part;
	});
}
function plain(text) {
	return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, "$1");
}
// src/service/sarif/invocations.ts
var quietLevels = ["note", "none"];
var brokenMarks = [
	"exitSignalName",
	"exitSignalNumber",
	"processStartFailureMessage"
];
function failureOf(run) {
	const broken = listOf(field(run, "invocations")).find((invocation) => {
		const success = field(invocation, "executionSuccessful");
		if (success !== void 0) return success !== true;
		return brokenMarks.some((mark) => field(invocation, mark) !== void 0) || errorsOf(invocation).length > 0;
	});
	return broken === void 0 ? void 0 : causeOf(broken);
}
function causeOf(invocation) {
	const [error] = errorsOf(invocation);
	const cause = [
		field(invocation, "exitCodeDescription"),
		field(invocation, "processStartFailureMessage"),
		field(error, "message", "text")
	].map(textOf).find((text) => text !== void 0);
	return cause === void 0 ? "" : `: ${cause.slice(0, 300)}`;
}
function errorsOf(invocation) {
	return allOf(invocation).filter((notification) => levelOf(notification) === "error");
}
function allOf(invocation) {
	return ["toolExecutionNotifications", "toolConfigurationNotifications"].flatMap((name) => listOf(field(invocation, name)));
}
function levelOf(notification) {
	return textOf(field(notification, "level"))?.toLowerCase() ?? "warning";
}
function notificationsOf({ run, tool, places, rules }) {
	return listOf(field(run, "invocations")).flatMap(allOf).filter((notification) => !quietLevels.includes(levelOf(notification))).map((notification) => {
		const paths = listOf(field(notification, "locations")).flatMap((location) => places.pathOf(location) ?? []);
		const text = messageOf(field(notification, "message"), rules(notification));
		const diagnostic = {
			engine: tool,
			message: text === "" ? "The tool notified of a fault without saying which" : text.slice(0, 1e3)
		};
		const [path] = paths;
		if (paths.length > 1) return {
			...diagnostic,
			file_paths: paths
		};
		if (path !== void 0) return {
			...diagnostic,
			file_path: path
		};
		return levelOf(notification) === "error" ? {
			...diagnostic,
			failed: true
		} : diagnostic;
	});
}
// src/service/sarif/places.ts
var uriMax = 4096;
var chainMax = 16;
var locationsMax = 1e3;
var snippetMax = 5e3;
function createPlaceReader(run, root) {
	const rootParts = root === void 0 ? void 0 : absoluteParts(root);
	const bases = field(run, "originalUriBaseIds");
	const outside = new Set();
	const known = new Map();
	function pathOf(location) {
		const artifact = artifactOf(run, field(location, "physicalLocation", "artifactLocation"));
		const uri = field(artifact, "uri");
		if (typeof uri !== "string" || uri === "") return void 0;
		const baseId = textOf(field(artifact, "uriBaseId"));
		const key = JSON.stringify([uri.slice(0, 4097), baseId]);
		if (!known.has(key)) {
			const path = place(addressOf(uri, baseId, bases), rootParts);
			if (path === void 0) outside.add(uri.slice(0, 200));
			known.set(key, path);
		}
		return known.get(key);
	}
	return {
		outside,
		pathOf,
		placeOf(result) {
			const locations = listOf(field(result, "locations"));
			const all = locations.slice(0, locationsMax).flatMap((location) => {
				const filePath = pathOf(location);
				const line = wholeOf(field(location, "physicalLocation", "region", "startLine"), 1);
				return filePath === void 0 ? [] : [{
					filePath,
					line
				}];
			});
			const placed = locations.find((location) => pathOf(location) !== void 0);
			const region = field(placed ?? locations[0], "physicalLocation", "region");
			const target = { physicalLocation: { artifactLocation: field(result, "analysisTarget") } };
			return {
				all,
				filePath: placed === void 0 ? pathOf(target) : pathOf(placed),
				line: placed === void 0 ? void 0 : wholeOf(field(region, "startLine"), 1),
				snippet: snippetOf(region)
			};
		}
	};
}
function artifactOf(run, location) {
	if (typeof field(location, "uri") === "string") return location;
	const index = wholeOf(field(location, "index"));
	return index === void 0 ? location : field(run, "artifacts", index, "location");
}
function snippetOf(region) {
	const text = field(region, "snippet", "text");
	return typeof text === "string" && text.trim() !== "" ? text.slice(0, snippetMax) : void 0;
}
function addressOf(uri, baseId, bases) {
	let address = parse$1(uri);
	let id = baseId;
	for (let depth = 0; id !== void 0 && address !== void 0 && address.base === void 0; depth++) {
		const entry = field(bases, id);
		const above = parse$1(textOf(field(entry, "uri")) ?? "");
		if (above === void 0 || depth === chainMax) return void 0;
		if (above.base === void 0) address = {
			...above,
			parts: [...above.parts, ...address.parts]
		};
		else address = {
			base: above.parts,
			parts: address.parts,
			isAbsolute: false
		};
		id = textOf(field(entry, "uriBaseId"));
	}
	return address;
}
function parse$1(uri) {
	if (uri.length > uriMax) return void 0;
	const [, scheme, rest = uri] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(uri) ?? [];
	if (scheme !== void 0 && scheme.toLowerCase() !== "file") return void 0;
	const path = scheme === void 0 ? rest : withoutHost(rest);
	const parts = path.split(/[\\/]/).map(decoded);
	if (/^[\\/]{2}/.test(path) || parts.some((part) => /[\\/\p{Cc}]/u.test(part))) return void 0;
	const isAbsolute = /^(?:[\\/]|[a-z]:[\\/])/i.test(path);
	return {
		base: isAbsolute ? [] : void 0,
		parts: parts.map(foldDrive),
		isAbsolute
	};
}
function withoutHost(rest) {
	return rest.replace(/^\/\/(?:localhost(?=\/)|(?=\.{0,2}\/))/i, "").replace(/^\/(?=[a-z]:\/)/i, "");
}
function decoded(part) {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
function foldDrive(part, index) {
	return index === 0 && /^[a-z]:$/.test(part) ? part.toUpperCase() : part;
}
function place(address, root) {
	if (address === void 0) return void 0;
	const { base, parts, isAbsolute } = address;
	if (base === void 0) return inside(parts);
	const whole = normal([...base, ...parts]);
	if (whole === void 0) return void 0;
	if (root?.every((part, index) => whole[index] === part)) return inside(whole.slice(root.length));
	return isAbsolute ? void 0 : inside(parts);
}
function inside(parts) {
	const path = normal(parts);
	return path === void 0 || path.length === 0 ? void 0 : path.join("/");
}
function normal(parts) {
	const kept = [];
	for (const part of parts) {
		if (part === "" || part === ".") continue;
		if (part !== "..") kept.push(part);
		else if (kept.pop() === void 0) return void 0;
	}
	return kept;
}
function absoluteParts(path) {
	return normal(path.split(/[\\/]/).map(foldDrive)) ?? [];
}
// src/service/sarif/package.ts
var purlNames = [
	"purl",
	"purls",
	"packageUrl",
	"package_url",
	"packageURL",
	"PkgPURL"
];
function packageOf(tool, result, rule) {
	for (const owner of [result, rule]) {
		const stated = new Set(statedPurls(owner).map(purlText));
		if (stated.size > 0) return stated.size === 1 ? [...stated][0] : void 0;
	}
	const named = namedBy(tool, result);
	const type = named?.type ?? typeOfFile(filesOf$1(result));
	return named === void 0 || type === void 0 ? void 0 : purlText(purlOf(named, type));
}
function statedPurls(owner) {
	const stated = purlNames.map((name) => field(owner, "properties", name));
	const logical = listOf(field(owner, "locations")).flatMap((place) => listOf(field(place, "logicalLocations")));
	return [...stated.flatMap((value) => Array.isArray(value) ? value : [value]), ...logical.map((place) => field(place, "fullyQualifiedName"))].flatMap((text) => parsePurl(textOf(text) ?? "") ?? []);
}
var forms = [
	{
		tool: /^trivy$/i,
		read: (message) => {
			const [, name, version] = /^Package: (\S+)\nInstalled Version: (\S+)\n/.exec(message) ?? [];
			return named$1(name, version);
		}
	},
	{
		tool: /^osv-scanner$/i,
		read: (message) => {
			const [, name, version] = /^Package '([^\s']+)@([^\s'@]+)' is vulnerable to '/.exec(message) ?? [];
			return named$1(name, version);
		}
	},
	{
		tool: /^grype$/i,
		read: (message) => {
			const [, kind = "", name, version] = /^An? [a-z]+ vulnerability in ([a-z-]+) package: (\S+), version (\S+) was found at: /i.exec(message) ?? [];
			const type = typesOfGrype.get(kind);
			return type === void 0 ? void 0 : named$1(name, version, type);
		}
	}
];
var typesOfGrype = new Map([
	["npm", "npm"],
	["python", "pypi"],
	["go-module", "golang"],
	["gem", "gem"],
	["rust-crate", "cargo"],
	["php-composer", "composer"],
	["dotnet", "nuget"]
]);
function named$1(name, version, type) {
	return name === void 0 || version === void 0 ? void 0 : {
		name,
		version,
		type
	};
}
function namedBy(tool, result) {
	const properties = (...names) => names.map((name) => textOf(field(result, "properties", name))).find((text) => text !== void 0);
	const name = properties("packageName", "package_name", "PkgName");
	const version = properties("packageVersion", "package_version", "installedVersion", "InstalledVersion");
	const message = textOf(field(result, "message", "text")) ?? "";
	return named$1(name, version) ?? forms.find((form) => form.tool.test(tool.trim()))?.read(message);
}
function filesOf$1(result) {
	return listOf(field(result, "locations")).flatMap((place) => textOf(field(place, "physicalLocation", "artifactLocation", "uri")) ?? []);
}
var filesOfTypes = {
	npm: /^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/,
	pypi: /^(?:(?:poetry|pdm|uv|pipfile)\.lock|requirements[\w.-]*\.txt|pylock(?:\.[\w-]+)?\.toml)$/,
	golang: /^go\.(?:mod|sum)$/,
	cargo: /^cargo\.lock$/,
	gem: /^(?:gemfile\.lock|gems\.locked)$/,
	composer: /^composer\.lock$/,
	maven: /^(?:pom\.xml|gradle\.lockfile|buildscript-gradle\.lockfile)$/,
	nuget: /^(?:packages\.lock\.json|packages\.config|[\w.-]+\.deps\.json)$/,
	pub: /^pubspec\.lock$/,
	hex: /^mix\.lock$/
};
function typeOfFile(paths) {
	const types = new Set(paths.map((path) => {
		const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
		return Object.keys(filesOfTypes).find((type) => filesOfTypes[type]?.test(name));
	}));
	return types.size === 1 ? [...types][0] : void 0;
}
function purlOf({ name, version }, type) {
	if (type === "npm") return {
		type,
		...npmName(name),
		version
	};
	const cut = type === "maven" ? name.indexOf(":") : type === "golang" || type === "composer" ? name.lastIndexOf("/") : -1;
	return cut < 0 ? {
		type,
		name,
		version
	} : {
		type,
		namespace: name.slice(0, cut),
		name: name.slice(cut + 1),
		version
	};
}
// src/service/sarif/advisory.ts
var fixedNames = [
	"fixedVersion",
	"fixed_version",
	"FixedVersion",
	"fixedVersions",
	"fixed_versions",
	"fixVersions"
];
var publishedNames = [
	"publishedAt",
	"published_at",
	"publishedDate",
	"PublishedDate",
	"published"
];
var fixedAtNames = [
	"fixedAt",
	"fixed_at",
	"fixPublishedAt",
	"fix_published_at"
];
var timeMax = 40;
function advisoryOf(tool, result, rule) {
	const stated = {};
	const ids = idsOf(result, rule);
	const cves = ids.filter((id) => id.startsWith("CVE-"));
	if (cves.length > 0) stated.cves = cves;
	if (ids.length > cves.length) stated.ids = ids;
	const purl = packageOf(tool, result, rule);
	if (purl !== void 0) stated.purl = purl;
	const versions = fixedVersions(tool, result, rule);
	const [version] = versions ?? [];
	const fix = fixOf(result, rule, versions);
	if (fix !== void 0) stated.fix = fix;
	if (version !== void 0) stated.fixed_version = version;
	const published = firstText(publishedNames, result, rule);
	if (published !== void 0) stated.published_at = published;
	const fixedAt = firstText(fixedAtNames, result, rule);
	if (fixedAt !== void 0) stated.fixed_at = fixedAt;
	return Object.keys(stated).length === 0 ? void 0 : stated;
}
function idsOf(result, rule) {
	const places = [
		...[
			field(result, "ruleId"),
			field(rule, "id"),
			field(rule, "name")
		],
		...[
			field(result, "rule", "id"),
			field(result, "properties", "cve"),
			field(rule, "properties", "cve")
		],
		...listOf(field(rule, "properties", "tags")),
		...listOf(field(rule, "deprecatedIds")),
		...[result, rule].flatMap((owner) => ["cves", "aliases"].flatMap((name) => listOf(field(owner, "properties", name)))),
		...listOf(field(result, "taxa")).map((taxon) => field(taxon, "id"))
	];
	return [...new Set(places.flatMap((place) => idsIn(textOf(place)?.slice(0, 200) ?? "")))].sort();
}
function fixedVersions(tool, result, rule) {
	const stated = [result, rule].flatMap((owner) => fixedNames.map((name) => field(owner, "properties", name))).filter((value) => value !== void 0 && value !== null);
	const trivy = /^trivy$/i.test(tool.trim()) ? trivyVersion(result, rule) : void 0;
	if (stated.length === 0 && trivy === void 0) return void 0;
	const texts = [...stated.flatMap((value) => Array.isArray(value) ? value : [value]), ...trivy === void 0 ? [] : [trivy]];
	if (texts.some((text) => typeof text !== "string")) return void 0;
	return texts.flatMap((text) => text.trim().slice(0, 100) || []);
}
function trivyVersion(result, rule) {
	const lines = [textOf(field(result, "message", "text")), textOf(field(rule, "help", "text"))].map((text) => /^Installed Version:.*(?:\n.*){0,2}?\nFixed Version:(.*)$/m.exec(text ?? "")?.[1]);
	return lines.find((line) => line !== void 0 && line.trim() !== "") ?? lines.find((line) => line !== void 0);
}
var noFixStates = [
	"not-fixed",
	"wont-fix",
	"won't fix",
	"unfixed"
];
function fixOf(result, rule, versions) {
	const said = [result, rule].flatMap((owner) => [...[
		"fixAvailable",
		"fix_available",
		"isFixable",
		"fixable"
	].map((name) => field(owner, "properties", name))]);
	const states = [result, rule].map((owner) => textOf(field(owner, "properties", "fixState"))?.toLowerCase());
	if (listOf(field(result, "fixes")).length > 0 || (versions?.length ?? 0) > 0 || said.includes(true) || states.includes("fixed")) return "available";
	return versions?.length === 0 || said.includes(false) || states.some((state) => state && noFixStates.includes(state)) ? "none" : void 0;
}
function firstText(names, ...owners) {
	return owners.flatMap((owner) => names.map((name) => textOf(field(owner, "properties", name)))).find((text) => text !== void 0)?.slice(0, timeMax);
}
// src/service/sarif/scores.ts
function cvssOf(result, rule) {
	for (const place of [result, rule]) {
		const scores = entriesOf(field(place, "properties")).filter(([key]) => /^cvss/i.test(key) && !/version|vector|exploit|impact/i.test(key)).map(([, value]) => numberOf(field(value, "baseScore") ?? field(value, "score") ?? value)).filter((score) => score !== void 0 && score <= 10);
		if (scores.length > 0) return Math.max(...scores);
	}
}
function epssOf(result, rule) {
	for (const place of [result, rule]) for (const [key, value] of entriesOf(field(place, "properties"))) {
		if (!/^epss/i.test(key) || /percentile|date/i.test(key)) continue;
		const percent = percentOf(plainValue(value), /percent/i.test(key));
		if (percent !== void 0) return percent;
	}
}
function plainValue(value) {
	if (!isRecord(value)) return value;
	return field(value, "score") ?? field(value, "probability") ?? field(value, "epss");
}
function percentOf(value, isPercent) {
	const hasSign = typeof value === "string" && /%\s*$/.test(value);
	const number = numberOf(hasSign ? value.replace(/%\s*$/, "") : value);
	if (number === void 0 || number > 100) return void 0;
	return isPercent || hasSign || number > 1 ? number : number * 100;
}
// src/service/sarif/severity.ts
var words = new Map(Object.entries({
	CRITICAL: "critical blocker fatal",
	HIGH: "high error important severe serious major",
	MEDIUM: "medium moderate warning",
	LOW: "low minor note recommendation",
	INFO: "info information informational negligible none"
}).flatMap(([severity, names]) => names.split(" ").map((name) => [name, severity])));
var tagWords = new Set([
	"critical",
	"high",
	"medium",
	"moderate",
	"low",
	"info",
	"informational"
]);
var bands = [
	[9, "CRITICAL"],
	[7, "HIGH"],
	[4, "MEDIUM"]
];
var levelless = ["open", "review"];
function rate(result, resolved, isSecret) {
	const { described, taxa } = resolved;
	const stated = first(readers, (read) => read(result) ?? worst(described.map(read))) ?? first(readers, (read) => worst(taxa.map(read)));
	return stated === void 0 ? rateLevel(result, resolved, isSecret) : {
		severity: stated,
		isKnown: true
	};
}
var readers = [
	(place) => bandOf(field(place, "properties", "security-severity")),
	(place) => wordOf(field(place, "properties", "security-severity")),
	statedProperty,
	statedTag
];
function first(places, read) {
	for (const place of places) {
		const severity = read(place);
		if (severity !== void 0) return severity;
	}
}
function securitySeverity(place) {
	const score = numberOf(field(place, "properties", "security-severity"));
	return score !== void 0 && score > 0 ? score : void 0;
}
function bandOf(value) {
	const score = numberOf(value);
	if (score === void 0 || score === 0) return void 0;
	return bands.find(([least]) => score >= least)?.[1] ?? "LOW";
}
function wordOf(value) {
	return typeof value === "string" && value.length <= 40 ? words.get(value.trim().toLowerCase()) : void 0;
}
function statedProperty(place) {
	const properties = field(place, "properties");
	const plain = wordOf(field(properties, "severity"));
	if (plain !== void 0) return plain;
	return worst(entriesOf(properties).filter(([key]) => /severity$/i.test(key) && key !== "security-severity").map(([, value]) => wordOf(value)));
}
function statedTag(place) {
	return worst(tagsOf(place).map((tag) => {
		const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
		return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? wordOf(word) : void 0;
	}));
}
function worst(found) {
	return severityWords.find((severity) => found.includes(severity));
}
function rateLevel(result, resolved, isSecret) {
	const { described, taxa, overriddenLevel, isMissing } = resolved;
	const own = textOf(field(result, "level"));
	const kind = textOf(field(result, "kind"))?.toLowerCase() ?? "";
	const level = (own?.toLowerCase() === "none" && levelless.includes(kind) ? void 0 : own) ?? overriddenLevel ?? worstLevel(described) ?? worstLevel(taxa);
	if (level === void 0 && isMissing) return unknownRating;
	if (level === void 0) return {
		severity: isSecret ? "HIGH" : "MEDIUM",
		isKnown: true
	};
	const severity = wordOf(level);
	return severity === void 0 ? unknownRating : {
		severity,
		isKnown: true
	};
}
var unknownRating = {
	severity: "CRITICAL",
	isKnown: false
};
function worstLevel(descriptors) {
	const levels = descriptors.flatMap((each) => textOf(field(each, "defaultConfiguration", "level")) ?? []);
	const odd = levels.find((level) => wordOf(level) === void 0);
	const gravest = worst(levels.map(wordOf));
	return odd ?? levels.find((level) => wordOf(level) === gravest);
}
// src/service/sarif/tool-types.ts
var typeOfScan = {
	sast: "SAST",
	sca: "SCA",
	secrets: "SECRET",
	iac: "IAC"
};
var scanTypeOf = {
	SAST: "sast",
	AGENTIC_SAST: "sast",
	SCA: "sca",
	SECRET: "secrets",
	IAC: "iac"
};
var tools = [
	[/^(?:scan gate|trivy|aqua|snyk$|checkmarx|veracode|wiz|gitlab|megalinter)/, void 0],
	[named("gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|ggshield|gitguardian|nosey ?parker|kingfisher"), "SECRET"],
	[named("snyk (?:iac|infrastructure)|checkov|tfsec|kics|zizmor|terrascan|hadolint|kube-?linter|kubesec|poutine"), "IAC"],
	[named("cfn-?(?:lint|nag|guard)|tflint|actionlint|template-?analyzer|ansible-lint|dockle|regula\\b"), "IAC"],
	[named("snyk (?:open source|container)|osv|grype|npm.?audit|dependency|pip-?audit|cargo-?audit|govulncheck"), "SCA"],
	[named("retire|bundler-?audit|audit-?ci|auditjs|nancy\\b|docker scout|black ?duck|mend\\b|safety\\b"), "SCA"],
	[named("semgrep|opengrep|codeql|eslint|bandit|gosec|brakeman|sonar|snyk ?code|bearer|njsscan|mobsfscan"), "SAST"],
	[named("psalm|phpstan|flawfinder|cppcheck|clang|spotbugs|security ?code ?scan|devskim|pmd\\b|ruff\\b|rubocop"), "SAST"],
	[named("coverity|fortify|horusec|oxlint|biome\\b|pylint|detekt|infer\\b|codechecker"), "SAST"]
];
function named(words) {
	return new RegExp(`(?<![a-z])(?:${words})`);
}
var marks = new Map([
	["secret", "SECRET"],
	["secrets", "SECRET"],
	["misconfiguration", "IAC"],
	["iac", "IAC"],
	["languagespecificpackagevulnerability", "SCA"],
	["ospackagevulnerability", "SCA"],
	["sca", "SCA"],
	["sast", "SAST"],
	["agentic-sast", "AGENTIC_SAST"]
]);
var rulePatterns = [[/^ckv2?_secret_|\.secrets\./i, "SECRET"], [/^(?:cve-\d|ghsa-|rustsec-|pysec-|go-\d{4}-|osv-|snyk-|ckv_cve)/i, "SCA"]];
function typeOfTool(tool) {
	const folded = tool.slice(0, 200).toLowerCase();
	return tools.find(([name]) => name.test(folded))?.[1];
}
function typeOfResult(tool, result, { id, rule }) {
	const named = typeOfTool(tool);
	const marked = markedType(result, rule) ?? rulePatterns.find(([pattern]) => pattern.test(id))?.[1];
	if (named === "SECRET" || named === "SCA") return named;
	return marked ?? named;
}
function markedType(result, rule) {
	const words = [
		field(result, "properties", "type"),
		field(rule, "name"),
		...tagsOf(result),
		...tagsOf(rule)
	];
	for (const word of words) {
		const type = marks.get(textOf(word)?.toLowerCase().replaceAll("_", "-") ?? "");
		if (type !== void 0) return type;
	}
}
var credentialWeaknesses = new Set([
	"CWE-259",
	"CWE-321",
	"CWE-798"
]);
function mayShowSecret(types, cwe) {
	return types.includes("SECRET") || cwe !== void 0 && credentialWeaknesses.has(cwe);
}
// src/service/sarif/weakness.ts
var pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
var searched = 4e3;
function weaknessOf({ run, result, rule, message }) {
	const number = firstNumber([...listOf(field(result, "taxa")), ...listOf(field(rule, "relationships")).map((relationship) => field(relationship, "target"))], (reference) => numberOfReference(run, reference)) ?? firstNumber([...tagsOf(result), ...tagsOf(rule)], numberIn) ?? firstNumber([result, rule], numberOfProperties) ?? numberIn(message.slice(0, searched));
	return number === void 0 ? void 0 : `CWE-${number}`;
}
function firstNumber(places, read) {
	for (const place of places) {
		const number = read(place);
		if (number !== void 0) return number;
	}
}
function numberIn(text) {
	return typeof text === "string" ? pattern.exec(text.slice(0, searched))?.[1] : void 0;
}
function numberOfReference(run, reference) {
	const taxonomyIndex = wholeOf(field(reference, "toolComponent", "index"));
	const taxonomy = taxonomyIndex === void 0 ? void 0 : field(run, "taxonomies", taxonomyIndex);
	const taxonIndex = wholeOf(field(reference, "index"));
	const taxon = taxonIndex === void 0 ? void 0 : field(taxonomy, "taxa", taxonIndex);
	const id = textOf(field(reference, "id")) ?? textOf(field(taxon, "id"));
	const owner = textOf(field(reference, "toolComponent", "name")) ?? textOf(field(taxonomy, "name"));
	return numberIn(id) ?? (/cwe/i.test(owner ?? "") ? bareNumber(id) : void 0);
}
function bareNumber(value) {
	return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === "number" ? String(value) : textOf(value) ?? "")?.[1];
}
function numberOfProperties(place) {
	return firstNumber(entriesOf(field(place, "properties")).filter(([key]) => /cwe/i.test(key)).flatMap(([, value]) => Array.isArray(value) ? value : [value]), (value) => {
		const plain = field(value, "id") ?? value;
		return numberIn(plain) ?? bareNumber(plain);
	});
}
// src/service/sarif/results.ts
var titleMax = 300;
var remediationMax = 4e3;
var harmlessKinds = [
	"pass",
	"notapplicable",
	"informational"
];
function readResult(reader, result, index) {
	if (!isRecord(result)) {
		const why = `result ${index + 1} of ${reader.name} is not an object`;
		throw reader.failed(why, "The file is damaged: write it again with the scanner.");
	}
	const kind = textOf(field(result, "kind"))?.toLowerCase();
	if (kind !== void 0 && harmlessKinds.includes(kind)) return void 0;
	if (textOf(field(result, "baselineState"))?.toLowerCase() === "absent") return void 0;
	return draftOf(reader, result);
}
function draftOf(reader, result) {
	const { run, tool, places, declaredType } = reader;
	const resolved = reader.rules(result);
	const message = messageOf(field(result, "message"), resolved);
	const ownType = typeOfResult(tool, result, resolved);
	const type = declaredType === void 0 ? ownType : typeOfScan[declaredType];
	const cwe = weaknessOf({
		run,
		result,
		rule: resolved.rule,
		message
	});
	const isConcealed = mayShowSecret([type, ownType], cwe);
	const place = places.placeOf(result);
	const { severity, isKnown } = rate(result, resolved, type === "SECRET");
	const finding = {
		tool,
		ruleId: resolved.id,
		type,
		severity,
		severityKnown: isKnown,
		...textsOf({
			tool,
			result,
			resolved,
			message,
			type,
			isConcealed
		}),
		filePath: place.filePath,
		...present({
			cwe,
			line: place.line,
			...scoresOf(result, resolved, type),
			codeSnippet: shownCode(place, isConcealed),
			advisory: type === "SCA" || type === void 0 ? advisoryOf(tool, result, resolved.rule) : void 0,
			firstDetected: textOf(field(result, "provenance", "firstDetectionTimeUtc"))?.slice(0, 40)
		}),
		suppression: suppressionOf(result),
		suppressedIn: listOf(field(result, "suppressions")).flatMap((each) => places.pathOf(field(each, "location")) ?? []),
		places: place.all
	};
	const { filePath, snippet } = place;
	const mayBeSecret = isConcealed || type === void 0;
	return {
		finding,
		identified: {
			tool,
			ruleId: resolved.id,
			result,
			filePath,
			snippet,
			isConcealed: mayBeSecret
		}
	};
}
function shownCode({ snippet }, isConcealed) {
	return isConcealed ? void 0 : snippet;
}
function scoresOf(result, { rule }, type) {
	const score = type === "SCA" || type === void 0 ? securitySeverity(result) ?? securitySeverity(rule) : void 0;
	return {
		cvss: cvssOf(result, rule) ?? (score !== void 0 && score <= 10 ? score : void 0),
		epss: epssOf(result, rule)
	};
}
function textsOf({ tool, result, resolved, message, type, isConcealed }) {
	const { id, rule } = resolved;
	const isOpenText = !isConcealed && type !== void 0;
	const title = descriptionOf(rule, "shortDescription") ?? textOf(field(rule, "name")) ?? (isOpenText ? firstSentence(message) : void 0) ?? id;
	if (isConcealed) return {
		title: oneLine(title),
		description: `${tool} reports what looks like a credential (rule ${id}). Its text is not shown here on purpose.`,
		remediation: "Revoke it where it was issued. Then read it from a secret store or an environment variable; removing it from the file alone leaves it in the history."
	};
	return {
		title: oneLine(title),
		description: message,
		remediation: remediationOf(result, rule)
	};
}
function firstSentence(message) {
	const [line = ""] = message.split(/\r?\n/, 1);
	return textOf(/^.{1,280}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}
function oneLine(text) {
	return text.replaceAll(/\s+/g, " ").trim().slice(0, titleMax);
}
function remediationOf(result, rule) {
	const fix = textOf(field(result, "fixes", 0, "description", "text"));
	const helpUri = textOf(field(rule, "helpUri"));
	return (fix ?? descriptionOf(rule, "help") ?? (helpUri === void 0 ? "" : `See ${helpUri}`)).slice(0, remediationMax);
}
function suppressionOf(result) {
	const suppressions = listOf(field(result, "suppressions"));
	const accepted = suppressions.every((each) => isRecord(each) && (textOf(each.status) ?? "accepted") === "accepted");
	if (suppressions.length === 0 || !accepted) return "none";
	return suppressions.some((each) => field(each, "kind") === "external") ? "accepted" : "in-source";
}
function present(properties) {
	return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== void 0));
}
// src/service/sarif/taxa.ts
var referencesMax = 50;
function createTaxonReader(run) {
	const taxonomies = listOf(field(run, "taxonomies"));
	if (taxonomies.length === 0) return () => [];
	const indexes = new Map();
	const taxonIn = (taxonomy, reference) => {
		const place = wholeOf(field(reference, "index"));
		const placed = place === void 0 ? void 0 : field(taxonomy, "taxa", place);
		if (placed !== void 0) return placed;
		const index = indexes.get(taxonomy) ?? indexOf$1(taxonomy);
		indexes.set(taxonomy, index);
		return index.get(textOf(field(reference, "id")) ?? textOf(field(reference, "guid"))?.toLowerCase() ?? "");
	};
	return (result, rule) => {
		const related = listOf(field(rule, "relationships")).map((relationship) => field(relationship, "target"));
		return [...listOf(field(result, "taxa")), ...related].slice(0, referencesMax).flatMap((reference) => {
			const named = taxonomyOf(taxonomies, reference);
			const taxon = (named === void 0 ? taxonomies : [named]).map((taxonomy) => taxonIn(taxonomy, reference)).find((found) => found !== void 0);
			return taxon === void 0 ? [] : [taxon];
		});
	};
}
function taxonomyOf(taxonomies, reference) {
	const index = wholeOf(field(reference, "toolComponent", "index"));
	return (index === void 0 ? void 0 : taxonomies[index]) ?? namedIn(taxonomies, field(reference, "toolComponent"));
}
function indexOf$1(taxonomy) {
	return new Map(listOf(field(taxonomy, "taxa")).flatMap((taxon) => {
		return [textOf(field(taxon, "id")), textOf(field(taxon, "guid"))?.toLowerCase()].flatMap((key) => key === void 0 ? [] : [[key, taxon]]);
	}));
}
function namedIn(components, reference) {
	const guid = textOf(field(reference, "guid"))?.toLowerCase();
	const name = textOf(field(reference, "name"));
	return components.find((component) => guid !== void 0 && textOf(field(component, "guid"))?.toLowerCase() === guid || guid === void 0 && name !== void 0 && field(component, "name") === name);
}
// src/service/sarif/rules.ts
var noRuleId = "unnamed rule";
var idMax = 500;
var alikeMax = 20;
var prefixMax = 8;
var levels = [
	"error",
	"warning",
	"note",
	"none"
];
function createRuleBook(run) {
	const driver = field(run, "tool", "driver");
	const extensions = listOf(field(run, "tool", "extensions"));
	const entries = [driver, ...extensions].flatMap((component) => listOf(field(component, "rules")).map((rule) => ({
		rule,
		component
	})));
	const index = {
		byId: Map.groupBy(entries, ({ rule }) => ruleId(rule)),
		byGuid: byGuid(entries)
	};
	const overrides = readOverrides(run, driver, extensions);
	const taxaOf = createTaxonReader(run);
	return (result) => {
		const reference = field(result, "rule");
		const named = cutId(field(result, "ruleId")) ?? cutId(field(reference, "id"));
		const component = componentOf(reference, driver, extensions);
		const found = indexedRule(result, component, named) ?? lookUp(index, named, field(reference, "guid"));
		const [first] = found;
		const id = named ?? ruleId(first?.rule) ?? noRuleId;
		return {
			id,
			rule: first?.rule,
			component: first?.component ?? component,
			described: found.map(({ rule }) => rule),
			taxa: taxaOf(result, first?.rule),
			isMissing: first === void 0 && (entries.length > 0 || indexOf(result) !== void 0),
			overriddenLevel: overrides.get(ruleId(first?.rule) ?? id)
		};
	};
}
function indexOf(result) {
	return wholeOf(field(result, "rule", "index")) ?? wholeOf(field(result, "ruleIndex"));
}
function indexedRule(result, component, named) {
	const index = indexOf(result);
	const rule = index === void 0 ? void 0 : field(component, "rules", index);
	return rule !== void 0 && (named === void 0 || isSameOrPart(ruleId(rule), named)) ? [{
		rule,
		component
	}] : void 0;
}
function byGuid(entries) {
	const known = entries.filter(({ rule }) => textOf(field(rule, "guid")) !== void 0);
	return Map.groupBy(known, ({ rule }) => String(field(rule, "guid")).toLowerCase());
}
function ruleId(rule) {
	return cutId(field(rule, "id"));
}
function cutId(value) {
	return textOf(value)?.slice(0, idMax);
}
function isSameOrPart(rule, named) {
	return rule !== void 0 && (named === rule || named.startsWith(`${rule}/`));
}
function lookUp({ byId, byGuid }, named, guid) {
	const identified = typeof guid === "string" ? byGuid.get(guid.toLowerCase()) : void 0;
	if (identified !== void 0) return identified;
	let id = named ?? "";
	for (let parts = 0; parts <= prefixMax && id !== ""; parts++) {
		const entries = byId.get(id);
		if (entries !== void 0) return entries.slice(0, alikeMax);
		id = id.slice(0, Math.max(0, id.lastIndexOf("/")));
	}
	return [];
}
function componentOf(reference, driver, extensions) {
	const index = wholeOf(field(reference, "toolComponent", "index"));
	if (index !== void 0) return extensions[index];
	return namedIn(extensions, field(reference, "toolComponent")) ?? driver;
}
function readOverrides(run, driver, extensions) {
	const overrides = new Map();
	const given = listOf(field(run, "invocations")).flatMap((invocation) => listOf(field(invocation, "ruleConfigurationOverrides")));
	for (const override of given) {
		const descriptor = field(override, "descriptor");
		const level = textOf(field(override, "configuration", "level"));
		const index = wholeOf(field(descriptor, "index"));
		const component = componentOf(descriptor, driver, extensions);
		const indexed = index === void 0 ? void 0 : ruleId(field(component, "rules", index));
		const id = cutId(field(descriptor, "id")) ?? indexed;
		if (id === void 0 || level === void 0) continue;
		const known = overrides.get(id);
		if (known === void 0 || levels.indexOf(level) < levels.indexOf(known)) overrides.set(id, level);
	}
	return overrides;
}
// src/service/sarif/intake.ts
var sarifSizeMax = 67108864;
var diagnosticsMax = 100;
var neededParts = [
	"results",
	"invocations",
	"driver",
	"extensions"
];
var rewrite = "Write the file again with the scanner, as SARIF 2.1.0 in UTF-8.";
function decodeSarif(bytes, name) {
	const failed = failing(name);
	if (bytes.length > sarifSizeMax) throw tooLarge(failed);
	const encoding = encodingOf(bytes);
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (error) {
		throw failed(`it is not ${encoding.toUpperCase()}`, rewrite, error);
	}
}
function encodingOf([first, second]) {
	if (first === 255 && second === 254) return "utf-16le";
	return first === 254 && second === 255 ? "utf-16be" : "utf-8";
}
function readSarif(text, options = {}) {
	const failed = failing(options.name);
	const log = parseLog(text, failed);
	const runs = field(log, "runs");
	if (!Array.isArray(runs)) throw failed("it has no list of runs", rewrite);
	if (runs.length === 0) throw failed("it has no run: the scanner did not say that it ran", rewrite);
	const tools = new Set();
	const diagnostics = [];
	const drafts = [];
	const revisions = [];
	let [leftOut, leftOutPlaces] = [0, 0];
	for (const [index, run] of runs.entries()) {
		const reader = readerOf(run, index, {
			...options,
			failed
		});
		const results = resultsOf(log, reader);
		tools.add(reader.tool);
		for (const [position, result] of results.entries()) {
			const draft = readResult(reader, result, position);
			if (draft === void 0) leftOut += 1;
			else drafts.push(draft);
		}
		diagnostics.push(...diagnosticsOf(reader));
		leftOutPlaces += reader.places.outside.size;
		revisions.push(revisionsOf(run));
	}
	const identities = identify(drafts.map(({ identified }) => identified));
	const findings = drafts.map(({ finding }, index) => ({
		...finding,
		...identities[index] ?? noIdentity
	}));
	const scanTypes = scanTypesOf(tools, findings, options);
	return {
		findings,
		tools: [...tools],
		scanTypes,
		leftOut,
		leftOutPlaces,
		diagnostics,
		revisions
	};
}
function revisionsOf(run) {
	return listOf(field(run, "versionControlProvenance")).flatMap((each) => textOf(field(each, "revisionId"))?.slice(0, 200) ?? []);
}
function parseLog(text, failed) {
	if (text.length > sarifSizeMax) throw tooLarge(failed);
	if (text.slice(0, 4).includes("\0")) throw failed("it is UTF-16 or UTF-32 and does not say so", rewrite);
	let log;
	try {
		log = JSON.parse(text.replace(/^\ufeff/, ""));
	} catch (error) {
		throw failed(text.trim() === "" ? "it is empty" : "it is not JSON", rewrite, error instanceof RangeError ? error : void 0);
	}
	if (!isRecord(log)) throw failed("it is not a SARIF log", rewrite);
	const version = field(log, "version");
	if (version === "2.1.0") return log;
	throw failed(`it states ${typeof version === "string" ? `version ${JSON.stringify(version.slice(0, 20))}` : "no version"}, and only 2.1.0 can be read`, rewrite);
}
function readerOf(run, index, options) {
	const { root, declaredType, failed } = options;
	const tool = textOf(field(run, "tool", "driver", "name"))?.slice(0, 100) ?? "unnamed tool";
	const name = `run ${index + 1} (${tool})`;
	if (!isRecord(run)) throw failed(`run ${index + 1} is not an object`, rewrite);
	return {
		run,
		name,
		tool,
		failed,
		rules: createRuleBook(run),
		places: createPlaceReader(run, root),
		declaredType
	};
}
function resultsOf(log, { run, name, failed }) {
	const cause = failureOf(run);
	if (cause !== void 0) throw failed(`${name} says that it did not succeed${cause}`, "Mend the scan first.");
	const elsewhere = neededParts.find((part) => isElsewhere(log, run, part));
	if (elsewhere !== void 0) throw failed(`${name} keeps its ${elsewhere} in other files`, "Let the scanner write one file that holds everything.");
	const results = field(run, "results");
	if (!Array.isArray(results)) throw failed(`${name} has no list of results: the scanner did not say what it found`, rewrite);
	return results;
}
function isElsewhere(log, run, part) {
	const inline = listOf(field(log, "inlineExternalProperties")).map((properties) => field(properties, part));
	return [field(run, "externalPropertyFileReferences", part), ...inline].some((value) => isRecord(value) || listOf(value).length > 0);
}
function diagnosticsOf(reader) {
	const { run, tool, places } = reader;
	const external = entriesOf(field(run, "externalPropertyFileReferences")).map(([part]) => part.slice(0, 60));
	const found = [
		...notificationsOf(reader),
		...external.length === 0 ? [] : [{
			engine: tool,
			message: `Not read, because it is in other files: ${external.slice(0, 20).join(", ")}`
		}],
		...[...places.outside].map((uri) => ({
			engine: tool,
			message: `A location was left out, because it is no file of this repository: ${JSON.stringify(uri)}`
		}))
	];
	const rest = found.slice(diagnosticsMax);
	if (rest.length === 0) return found;
	const paths = [...new Set(rest.flatMap((each) => [each.file_path ?? [], each.file_paths ?? []].flat()))];
	const more = {
		engine: tool,
		message: `And ${rest.length} more notifications in the file`
	};
	if (paths.length > 0) more.file_paths = paths;
	if (rest.some((each) => each.failed)) more.failed = true;
	return [...found.slice(0, diagnosticsMax), more];
}
function scanTypesOf(tools, findings, { declaredType }) {
	if (declaredType !== void 0) return [declaredType];
	const types = [...[...tools].map(typeOfTool), ...findings.map(({ type }) => type)];
	if (types.includes(void 0)) return void 0;
	return [...new Set(types.filter((type) => type !== void 0).map((type) => scanTypeOf[type]))];
}
function tooLarge(failed) {
	return failed(`it is larger than ${sarifSizeMax / 1024 / 1024} MiB`, "Judge the files of several smaller scans.");
}
function failing(name = "The SARIF file") {
	return (why, hint, cause) => new GateError("SCAN_FAILED", `${name} cannot be judged: ${why}`, {
		hint,
		cause
	});
}
// src/cli/judge/sarif/files.ts
async function readSarifFiles(reading) {
	const { session, context, flags } = reading;
	const judged = await judgedCommits(session, context);
	const files = await readFilesNamed(reading, flags.files);
	for (const { name, scan } of files) refuseOtherCommit(name, scan, judged);
	return files;
}
async function readFilesNamed({ session, flags, log, context }, names) {
	const { folder } = session;
	const read = new Map();
	for (const name of await filesOf(folder, names)) {
		const path = resolve(folder, name);
		const bytes = await bytesOf(path, name);
		await refuseTracked({
			path,
			name,
			context,
			signal: session.cancel
		});
		const sha256 = createHash("sha256").update(bytes).digest("hex");
		const same = read.get(sha256);
		if (same !== void 0) {
			log.note(`${name} holds the same as ${same.name}, and counts once`);
			continue;
		}
		const scan = readSarif(decodeSarif(bytes, name), {
			name,
			declaredType: flags.declaredType,
			root: folder
		});
		log.say(`${name}: ${plural(scan.findings.length, "finding")} of ${scan.tools.join(", ")}${leftOutOf(scan)}`);
		read.set(sha256, {
			name,
			sha256,
			scan
		});
	}
	return [...read.values()];
}
function leftOutOf({ leftOut }) {
	return leftOut === 0 ? "" : `, ${plural(leftOut, "result")} that ${leftOut === 1 ? "is" : "are"} none left out`;
}
async function filesOf(folder, names) {
	const found = [];
	for (const name of names) found.push(...await filesNamed(folder, name));
	return [...new Set(found)];
}
async function filesNamed(folder, name) {
	if (!/[*?[{]/.test(name) || await isFile(resolve(folder, name))) return [name];
	const matches = [];
	for await (const match of glob(name, { cwd: folder })) matches.push(match);
	const isMatch = await Promise.all(matches.map((match) => isFile(resolve(folder, match))));
	const files = matches.filter((_, index) => isMatch[index]).sort();
	if (files.length > 0) return files;
	throw new GateError("SCAN_FAILED", `No file matches ${name}: the scanner wrote nothing there`, { hint: "Let the scanner write its SARIF file before the gate runs, and name it." });
}
async function isFile(path) {
	return stat(path).then((found) => found.isFile(), () => false);
}
var readMax = 68157440;
async function bytesOf(path, name) {
	try {
		const { size } = await stat(path);
		return size > readMax ? new Uint8Array(readMax) : await readFile(path);
	} catch (error) {
		throw unreadable(name, error, "SCAN_FAILED");
	}
}
async function refuseTracked({ path, name, context, signal }) {
	const revisions = context.headSha === void 0 ? [] : [context.headSha];
	if (!await isTracked(path, revisions, signal)) return;
	throw new GateError("SCAN_FAILED", `${name} stands in the commit that is judged: its author wrote it, not a scanner`, { hint: "Let the scanner write to a path that is not committed, and add that to .gitignore." });
}
async function judgedCommits({ env, folder }, { headSha, event }) {
	const git = gitIn(folder);
	const shaOf = (name) => commitSha(name, git).catch(() => void 0);
	const [checkedOut, ...sides] = await Promise.all([
		"HEAD",
		"HEAD^1",
		"HEAD^2"
	].map(shaOf));
	const isOfHead = headSha === void 0 || checkedOut === headSha || sides.includes(headSha);
	const merge = event === "pull_request" ? env.GITHUB_SHA : void 0;
	return [
		headSha,
		isOfHead ? checkedOut : void 0,
		merge
	].flatMap((sha) => sha ? [sha] : []);
}
var shortest = 7;
function refuseOtherCommit(name, { revisions }, judged) {
	if (judged.length === 0) return;
	const isJudged = (revision) => revision.length >= shortest && judged.some((sha) => sha.toLowerCase().startsWith(revision.toLowerCase()));
	const other = revisions.find((run) => run.length > 0 && !run.some(isJudged));
	if (other === void 0) return;
	const [revision = ""] = other;
	throw new GateError("SCAN_FAILED", `${name} is of another commit (${revision.slice(0, 40)}) than the one that is judged`, { hint: "Judge the file that the scanner wrote in this job, for the commit that is checked out." });
}
// src/cli/judge/sarif/base.ts
async function readBaseFiles(reading, judged) {
	const { session, flags } = reading;
	const realPath = ({ name }) => realpath(resolve(session.folder, name));
	const files = await readFilesNamed(reading, flags.baseFiles);
	const taken = new Set(await Promise.all(judged.map(realPath)));
	for (const file of files) {
		if (taken.has(await realPath(file))) throw refused(`${file.name} is judged and cannot be its own base`, "Name the file of the base branch.");
		refuseElsewhere(file);
	}
	return files;
}
function refuseElsewhere({ name, scan: { findings, leftOutPlaces } }) {
	if (leftOutPlaces > 0 && findings.every(({ filePath }) => filePath === void 0)) throw elsewhere(name);
}
function elsewhere(name) {
	return refused(`${name} names files that are not of this repository`, "Let the scanner write paths from the root of the repository, as for the judged file.");
}
async function baseCommitOf(files, { session, context, log }) {
	const { base, system } = context;
	const names = files.map(({ name }) => basename(name)).join(", ");
	const branch = base?.branch ?? "the base";
	const place = placeOf(session);
	const target = {
		branch,
		sha: base?.sha,
		isLocalTrusted: system === "laptop"
	};
	const judged = [context.headSha, place && await resolveHead(place)].filter((sha) => sha !== void 0);
	const stated = [];
	for (const { name, scan } of files) for (const run of scan.revisions) stated.push(await commitOfRun({
		name,
		run,
		place,
		target,
		judged
	}));
	const [sha, ...others] = new Set(stated);
	if (sha !== void 0 && others.length === 0) {
		const name = `${branch} at ${sha.slice(0, 12)}`;
		log.note(`Compared with ${names}, of ${name}`);
		return {
			sha,
			isStated: true,
			name,
			names
		};
	}
	log.note(`Compared with ${names}, ${others.length > 0 ? "of several commits" : whyUnknown(files)}`);
	return {
		sha: place && await leftAt(place, target),
		isStated: false,
		name: names,
		names
	};
}
function whyUnknown(files) {
	return files.some(({ scan }) => scan.revisions.some((revisions) => revisions.length > 0)) ? "whose commit this checkout does not hold" : "which does not say of which commit it is";
}
function placeOf({ folder, cancel }) {
	return findRepository(folder).checkout === void 0 ? void 0 : {
		path: folder,
		signal: cancel
	};
}
async function leftAt(place, target) {
	const head = await resolveHead(place);
	return head === void 0 ? void 0 : mergeBaseOf(place, head, target);
}
async function commitOfRun({ name, run, place, target, judged }) {
	if (run.length === 0) return void 0;
	const written = run.filter((revision) => /^[0-9a-f]{7,64}$/i.test(revision));
	let other;
	let isUnknown = false;
	for (const revision of written) {
		const isJudged = judged.some((sha) => sha.startsWith(revision.toLowerCase()));
		const sha = isJudged ? void 0 : place && await resolveCommit(place, revision);
		const isOfBase = isJudged ? false : place && sha && await isInBranch(place, sha, target);
		if (isOfBase === true) return sha;
		if (isOfBase === false) other = revision;
		else isUnknown = true;
	}
	if (isUnknown) return void 0;
	const [first = ""] = run;
	throw refused(`${name} is of ${(other ?? first).slice(0, 12)}, which is no commit of ${target.branch}`, `Name the file of a scan of ${target.branch}, best at the commit where this one left it.`);
}
function refused(message, hint) {
	return new GateError("SCAN_FAILED", message, { hint });
}
async function knownIn({ reading, files, changes }) {
	const { session } = reading;
	const baseFiles = await readBaseFiles(reading, files);
	const commit = await baseCommitOf(baseFiles, reading);
	const place = placeOf(session);
	const findings = files.flatMap(({ scan }) => scan.findings);
	const before = baseFiles.flatMap(({ scan }) => scan.findings);
	const head = place && await resolveHead(place);
	const isChanged = (finding) => changes === void 0 || inChangedFile(finding, changes) !== "no";
	const [paths, pathsBefore] = [await pathsOf(place, head), await pathsOf(place, commit.sha)];
	if (isSomeIn(findings, paths) && pathsBefore && before.length > 0 && !isSomeIn(before, pathsBefore)) throw elsewhere(commit.names);
	const standings = compareSarif({
		head: {
			findings,
			paths,
			textOf: await codeOf(place, head, findings.filter(isChanged))
		},
		base: {
			findings: before,
			paths: pathsBefore,
			textOf: await codeOf(place, commit.sha, before.filter(isChanged)),
			tools: baseFiles.flatMap(({ scan }) => scan.tools),
			diagnostics: baseFiles.flatMap(({ scan }) => scan.diagnostics),
			isCertain: commit.isStated
		},
		isChanged
	});
	return (made) => {
		const idsOf = (word) => new Set(made.filter((_, index) => standings[index] === word).map(({ id }) => id));
		const fresh = made.filter((_, index) => standings[index] !== "old");
		return {
			base: commit.name,
			old: idsOf("old"),
			doubtful: idsOf("doubtful"),
			counts: countsOf(fresh)
		};
	};
}
async function pathsOf(place, sha) {
	return place === void 0 || sha === void 0 ? void 0 : treePaths(place, sha);
}
function isSomeIn(findings, paths) {
	return findings.some(({ filePath }) => filePath !== void 0 && paths?.has(filePath) === true);
}
export { evidenceOf as i, refuseElsewhere as n, readSarifFiles as r, knownIn as t };
