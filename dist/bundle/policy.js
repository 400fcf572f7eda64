import { Ga as GateError, Ht as configFilePath, I as fileSettingNames, Ka as asGateError, L as settingNames, R as settingText, Ut as mistakenConfigPath, st as camelCase, z as settings } from "./start.js";
import { n as demandedTypes } from "./coverage.js";
import { a as isExpired, i as fewerExceptions } from "./exceptions.js";
import { createHash } from "node:crypto";
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
	const message = `${mistakenConfigPath} of ${at} is not read: the policy file is ${configFilePath}`;
	return new GateError("CONFIG", message, {
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
		const text = `The policy ${label} could not be read: ${message}`;
		throw new GateError("CONFIG", text, {
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
export { loadPolicy as t };
