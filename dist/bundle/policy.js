import { Ct as settings, Pt as camelCase, St as settingText, T as mistakenConfigPath, Un as GateError, Wn as asGateError, bt as fileSettingNames, w as configFilePath, xt as settingNames } from "./start.js";
import { h as optional, l as looseObject, p as number, r as array, x as string } from "./schemas2.js";
import { a as isExpired, i as hashedExceptions, r as fewerExceptions, t as daysBetween } from "./exception-terms.js";
import { n as demandedTypes } from "./coverage.js";
import { r as namedText, t as isAtLeastAsStrict } from "./named.js";
import { t as parseJson } from "./json.js";
import { n as isTracked } from "./tracked.js";
var { isDeepStrictEqual } = process.getBuiltinModule("node:util");
var { readFile } = process.getBuiltinModule("node:fs/promises");
var { resolve } = process.getBuiltinModule("node:path");
var { createHash } = process.getBuiltinModule("node:crypto");
// src/settings/rule-tightening.ts
function stricterRules(base = [], other = []) {
	const compared = {
		value: [],
		tightened: [],
		ignored: []
	};
	const wanted = byName(other);
	for (const rule of base) {
		const version = wanted.get(keyOf(rule));
		const isSame = version !== void 0 && isDeepStrictEqual(version, rule);
		const isStricter = version !== void 0 && isAtLeastAsStrict(version, rule);
		compared.value.push(isStricter ? version : rule);
		if (version === void 0) compared.ignored.push(`no rule ${rule.name}`);
		else if (!isSame) compared[isStricter ? "tightened" : "ignored"].push(textOf$1(version));
	}
	const known = byName(base);
	for (const rule of other) {
		if (known.has(keyOf(rule))) continue;
		compared.value.push(rule);
		compared.tightened.push(textOf$1(rule));
	}
	return compared;
}
function joinedRules(several) {
	const all = several.flatMap((rules) => rules ?? []);
	return all.length === 0 ? void 0 : [...byName(all.toReversed()).values()].reverse();
}
function byName(rules) {
	return new Map(rules.map((rule) => [keyOf(rule), rule]));
}
function keyOf({ name }) {
	return name.toLowerCase();
}
function textOf$1(rule) {
	return `rule ${rule.name}, which ${namedText(rule)}`;
}
// src/settings/policy-settings.ts
var policyNames = settingNames.filter((name) => settings[name].policy === true);
var comparedNames = fileSettingNames.filter((name) => settings[name].stricter !== void 0);
function policyOf(read, { exceptions, rules }, today) {
	return {
		...pick(policyNames, read),
		exceptions,
		...rules && { rules },
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
	const rules = stricterRules(base.policy.rules, other.policy.rules);
	const ofRun = compare(comparedNames.filter((name) => !isPolicy(name)), base, other);
	const values = ofPolicy.value;
	return {
		value: {
			policy: {
				...values,
				...demandedTypes(base.policy, values.failOnTypes),
				exceptions: exceptions.value,
				...rules.value.length > 0 && { rules: rules.value },
				today
			},
			enforcement: ofRun.value
		},
		tightened: [
			ofPolicy,
			rules,
			exceptions,
			ofRun
		].flatMap(({ tightened }) => tightened),
		ignored: [
			ofPolicy,
			rules,
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
// src/steps/canonical-json.ts
function canonicalJson(value) {
	if (Array.isArray(value)) return `[${value.map(canonicalJson).sort().join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).filter(([, each]) => each !== void 0).map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).sort().join(",")}}`;
}
function definedOf(values) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
}
// src/steps/kev.ts
var gitTimeoutMs = 6e4;
async function withCatalogue(of, reading) {
	const { kevFile, kevMaxAge } = of.settings;
	const { log, now } = reading;
	if (of.policy.rules?.some(({ match }) => match.kev !== void 0) !== true) return of;
	if (kevFile === void 0) {
		log.note("A rule asks for kev: true, and kev-file names no catalogue: it cannot be decided");
		return of;
	}
	try {
		const catalogue = parseCatalogue(await textOf(kevFile, reading), {
			now,
			maxAge: kevMaxAge
		});
		const { cves, released, isStale } = catalogue;
		const age = isStale ? `, not within the last ${kevMaxAge} days: what it does not name is not known` : "";
		log.note(`Known exploited vulnerabilities: ${cves.size} of ${released}${age}`);
		return {
			...of,
			policy: {
				...of.policy,
				catalogue
			}
		};
	} catch (error) {
		const { code, message } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		log.note(`The catalogue of kev-file could not be read, so rules with kev: true may not be decided: ${message}`);
		return of;
	}
}
async function textOf(place, { around, context }) {
	if (/^https?:/i.test(place)) {
		if (around.readAddress === void 0) throw new GateError("CONFIG", "Addresses cannot be read here");
		return around.readAddress(new URL(place));
	}
	const path = resolve(place);
	const text = await readFile(path, "utf8").catch((error) => {
		throw new GateError("CONFIG", `the file could not be read (${error.code ?? "unknown fault"})`, { cause: error });
	});
	const revisions = context.headSha === void 0 ? [] : [context.headSha];
	if (await isTracked(path, revisions, AbortSignal.timeout(gitTimeoutMs))) throw new GateError("CONFIG", "it stands in the commit that is judged, whose author could leave out anything");
	return text;
}
var schema = () => looseObject({
	dateReleased: optional(string()),
	count: optional(number()),
	vulnerabilities: array(looseObject({ cveID: string() }))
});
function parseCatalogue(text, { now, maxAge }) {
	const read = schema().safeParse(jsonOf(text));
	if (!read.success) throw new GateError("CONFIG", "it is no catalogue: it has no list of vulnerabilities with their cveID");
	const { vulnerabilities, count, dateReleased } = read.data;
	const cves = new Set(vulnerabilities.map(({ cveID }) => cveID.trim().toUpperCase()));
	if (cves.size === 0 || count !== void 0 && count !== vulnerabilities.length) throw new GateError("CONFIG", `it is not whole: it says that it has ${count ?? "some"}, and has ${vulnerabilities.length}`);
	const released = /^\d{4}-\d{2}-\d{2}/.exec(dateReleased ?? "")?.[0];
	const age = released === void 0 ? NaN : daysBetween(released, now.toISOString().slice(0, 10));
	return {
		cves,
		released: released ?? "no date",
		isStale: !(age >= -1 && age <= maxAge)
	};
}
function jsonOf(text) {
	try {
		return parseJson(text.replace(/^\ufeff/, ""));
	} catch {
		throw new GateError("CONFIG", "it is not JSON");
	}
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
	for (const rule of policy.rules ?? []) described[`rule ${rule.name}`] = namedText(rule);
	const { paths, ignorePaths, skipWhen } = policy;
	for (const [name, globs] of Object.entries({
		paths,
		"ignore-paths": ignorePaths,
		"skip-when": skipWhen
	})) if (globs !== void 0) described[name] = globs.join(" ");
	if (policy.exceptions.length > 0) described.exceptions = exceptionCount(policy);
	return described;
}
function exceptionCount({ exceptions, today }) {
	const expired = exceptions.filter((exception) => isExpired(exception, today)).length;
	return expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
}
// src/steps/trusted-settings.ts
async function withTrusted({ policy, settings }, trusted, request) {
	const { acceptUncovered, paths, ignorePaths, skipWhen, vex, vexProducts } = trusted ?? {};
	const whole = {
		...policy,
		...definedOf({
			acceptUncovered,
			paths,
			ignorePaths,
			skipWhen
		})
	};
	if (vex === void 0) return whole;
	const { readStatements } = await import("./vex.js");
	const exceptions = await readStatements({
		vex,
		vexProducts
	}, {
		maxAgeDays: settings.vexMaxAge,
		request
	});
	return {
		...whole,
		exceptions: [...policy.exceptions, ...exceptions]
	};
}
async function withOwners(of, request) {
	if (!(of.settings.owners || of.policy.rules?.some(({ match }) => match.owner !== void 0))) return of;
	const { withCodeOwners } = await import("./owners2.js");
	return withCodeOwners(of, request);
}
async function ignoredLines(trusted, layer, isVersion) {
	if (layer === void 0) return [];
	const { trustedKeys } = await import("./policy-file.js");
	const textOf = (file, key) => canonicalJson(file?.[key] ?? null);
	return Object.entries(trustedKeys).filter(([, key]) => isVersion || layer.file[key] !== void 0).filter(([, key]) => textOf(layer.file, key) !== textOf(trusted, key)).map(([name]) => `${layer.name} may only tighten; ignored: ${name}`);
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
	const trusted = (central ?? own)?.file;
	for (const layer of [central && own, head]) for (const line of await ignoredLines(trusted, layer, layer === head)) request.log.note(line);
	const policy = await withTrusted(version, trusted, request);
	const ready = await withOwners(await withCatalogue(withinContext(loaded({
		...version,
		policy
	}, layers, notes), request), request), request);
	const { trustedBases = [], vex: documents = [] } = trusted ?? {};
	return {
		...ready,
		trustedBases,
		documents: place.kind === "own" ? documents : []
	};
}
function withinContext(of, { context }) {
	return context.trust === "own" ? of : {
		...of,
		policy: {
			...of.policy,
			newAdvisoryGrace: {}
		}
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
	try {
		const changes = await changedFiles?.();
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
		policy: policyOf(complete, {
			exceptions: layers.flatMap(({ file }) => file.exceptions),
			rules: joinedRules(layers.map(({ file }) => file.rules))
		}, today),
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
		...hashedExceptions(policy.exceptions),
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
export { loadPolicy as t };
