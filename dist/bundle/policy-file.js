import { i as languageNames, r as languageNamed } from "./languages.js";
import { S as toJSONSchema, _ as string, a as array, b as union, c as literal, d as number, g as strictObject, i as _enum, m as preprocess, p as pipe, s as int, v as transform } from "./schemas.js";
import { c as noOwner, o as predicateNames, t as ruleEffects } from "./rule.js";
import { r as globProblem } from "./glob.js";
import { i as justifications } from "./statement.js";
import { At as typeOf, Ct as settings, It as atOrAbove, Mt as alternatives, Nt as shown, Ot as pathProblem, bt as fileSettingNames, gt as readText, jt as typeWords, kt as withoutDot, pn as didYouMean, sn as severityFilters, xt as settingNames } from "./start.js";
import { a as parseYaml, c as kindOf, i as offsetOf, l as date, n as inOrder, o as expected, r as labelOf, s as formSchema, t as faultOf } from "./placed-text.js";
import { r as parsePurl } from "./purl.js";
import { t as isOwner } from "./code-owners.js";
// src/settings/exception-schema.ts
var criteria = [
	"violation_id",
	"cwe",
	"type",
	"path",
	"title"
];
var reasonLength = 10;
function line(what, example, longest = 500) {
	return string(expected("text")).transform((given, context) => {
		const value = given.trim();
		const complain = (message) => context.issues.push({
			code: "custom",
			message,
			input: given
		});
		if (value === "") complain("is empty");
		else if (value.length > longest) complain(`is longer than ${longest} characters`);
		else if (/\p{Cc}/u.test(value)) complain("has line breaks or control characters in it");
		return value;
	}).meta({
		description: what,
		examples: [example]
	});
}
var cwe = () => union([string(), number()], expected("text such as CWE-79")).transform((given, context) => {
	const [, digits] = /^(?:CWE-)?0*([1-9]\d{0,5})$/i.exec(String(given).trim()) ?? [];
	if (digits === void 0) context.issues.push({
		code: "custom",
		message: `${shown(String(given))} is not a CWE such as CWE-79`,
		input: given
	});
	return `CWE-${digits}`;
}).meta({
	anyOf: void 0,
	type: "string",
	pattern: "^CWE-[1-9]\\d{0,5}$",
	description: "The weakness, as CWE-79."
});
var type = () => string(expected("text")).transform((given, context) => {
	const word = typeWords.find((known) => known === given);
	const message = `${shown(given)} is not ${alternatives(typeWords)}`;
	if (word === void 0) context.issues.push({
		code: "custom",
		message,
		input: given
	});
	return typeOf(word ?? "sast");
}).meta({
	enum: typeWords,
	description: "The type of the finding. One whose type is unknown is not covered."
});
var path = () => line("A glob over the file's path from the root of the repository: * within a folder, ** across folders, {a,b}; vendor/ is all below it. A finding without a path is not covered.", "test/**").transform((glob, context) => {
	const problem = glob.startsWith("!") ? "begins with !, which would cover everything else; name what is covered" : globProblem(glob);
	if (problem !== void 0) context.issues.push({
		code: "custom",
		message: problem,
		input: glob
	});
	return glob;
});
var reason = () => line("Why this is accepted, for those who read it later.", "Only reachable from the test rig", 2e3).refine((given) => given.length >= reasonLength, `is shorter than ${reasonLength} characters; say why, for those who read it later`).meta({ minLength: reasonLength });
var expires = () => date({ error: ({ input }) => typeof input === "string" ? `${shown(input)} is not a day such as 2027-06-01` : `is ${kindOf(input)}, where a day such as 2027-06-01 is expected` }).meta({
	description: "The last day on which the exception holds.",
	pattern: void 0,
	examples: ["2027-06-01"]
});
var justification = () => _enum(justifications, { error: ({ input }) => typeof input === "string" ? `${shown(input)} is not ${alternatives(justifications)}` : `is ${kindOf(input)}, where a justification of OpenVEX is expected` }).meta({ description: "Why what it covers is no problem, in a word of OpenVEX: vex-file then says not_affected, and without it affected." });
var exceptionSchema = () => strictObject({
	violation_id: line("The violation at the service.", "vio_01HV8Z0Q4T").optional(),
	cwe: cwe().optional(),
	type: type().optional(),
	path: path().optional(),
	title: line("The title of the finding, exactly and with its case; beside its path or violation_id.", "Path traversal").optional(),
	reason: reason(),
	expires: expires(),
	owner: line("Who answers for it.", "team-payments").optional(),
	justification: justification().optional()
}, { error: ({ input, code }) => code === "invalid_type" ? `is ${kindOf(input)}, where a mapping is expected` : void 0 }).refine((given) => criteria.some((name) => given[name] !== void 0), { message: `says nothing of what it covers; give at least one of ${criteria.join(", ")}` }).refine(({ title, path, violation_id: id }) => title === void 0 || path !== void 0 || id !== void 0, { message: "names a title alone, whose words an author can choose; give its path or violation_id too" }).transform(({ violation_id: violationId, ...others }) => ({
	violationId,
	...others
})).meta({
	anyOf: criteria.filter((name) => name !== "title").map((name) => ({ required: [name] })),
	dependencies: { title: { anyOf: [{ required: ["path"] }, { required: ["violation_id"] }] } }
});
// src/settings/form-reading.ts
function readForm(name, given) {
	if (typeof given !== "object") {
		const written = String(given).trim();
		return written === "" ? {
			value: void 0,
			complaints: ["is empty; remove it"]
		} : readText(name, written);
	}
	const parts = Array.isArray(given) ? given : Object.entries(given).flat().map(String);
	const broken = parts.find((part) => !/^[^\s,=]+$/.test(part));
	if (broken !== void 0) return {
		value: void 0,
		complaints: [`has ${shown(broken)} in it, which is not one word`]
	};
	if (parts.length === 0) return {
		value: void 0,
		complaints: ["is empty; remove it"]
	};
	const entries = Array.isArray(given) ? given : Object.entries(given).map(([key, value]) => `${key}=${value}`);
	return readText(name, entries.join(" "));
}
// src/settings/one-or-more.ts
var noArray = {
	type: void 0,
	items: void 0,
	minItems: void 0,
	maxItems: void 0
};
function oneOrMore(item) {
	const many = array(item()).min(1, "is empty; remove it").max(1e3, "has more than 1000 entries");
	const form = toJSONSchema(item(), { io: "input" });
	const one = Object.fromEntries(Object.entries(form).filter(([key]) => key !== "$schema"));
	return preprocess((given) => Array.isArray(given) ? given : [given], many).meta({
		...noArray,
		anyOf: [one, {
			type: "array",
			minItems: 1,
			items: one
		}]
	});
}
// src/settings/place-schema.ts
var globs = () => array(path(), expected("a list")).min(1, "is empty; remove it").max(1e3, "has more than 1000 entries");
var tellingGlobs = (effect) => globs().refine((given) => given.every((glob) => /[^*?/.{},]/.test(glob)), { message: `would ${effect}; name what is meant` });
var documentPath = () => string(expected("text")).transform((given, context) => {
	const path = withoutDot(given);
	const problem = given.trim() === "" ? "is empty" : pathProblem(path);
	if (problem !== void 0) context.issues.push({
		code: "custom",
		message: problem,
		input: given
	});
	return path;
});
var productUrl = () => string(expected("text")).refine((given) => parsePurl(given) !== void 0, "is not a package URL such as pkg:oci/shop");
function placeContent() {
	return {
		paths: globs().optional().meta({
			description: "The part of the repository that is judged, as globs from its root; category is its name. Findings elsewhere are counted as left out. Default: all of it.",
			examples: [["services/api/**"]]
		}),
		"ignore-paths": tellingGlobs("leave out every finding").optional().meta({
			description: "Findings in these places do not count, as globs from the root; they are shown as left out. Default: none.",
			examples: [["examples/**"]]
		}),
		"skip-when": tellingGlobs("pass every pull request").optional().meta({
			description: "A pull request whose whole diff lies in these places passes without a scan, as globs from the root. What decides about the policy, pipelines or dependencies never does. Default: none.",
			examples: [["**/*.md", "docs/**"]]
		}),
		vex: oneOrMore(documentPath).optional().meta({
			description: "OpenVEX documents, as paths from the root of the repository that holds the policy. Statements of not_affected with a justification, and of fixed, excuse findings for vex-max-age. Default: none.",
			examples: ["security/openvex.json"]
		}),
		"vex-products": oneOrMore(productUrl).optional().meta({
			description: "Products that this repository builds, as package URLs: what documents say of them, and of parts of them, is about it. Default: the repository itself.",
			examples: ["pkg:oci/shop"]
		})
	};
}
// src/settings/rule-schema.ts
var ruleKeys = [
	"name",
	"match",
	"allow",
	"effect"
];
var longestName = 60;
var mostRules = 100;
var name = () => string(expected("text")).regex(new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N} ._/-]{0,59}$`, "u"), `is not a name of at most ${longestName} letters, digits, spaces and . _ / -`).meta({
	description: "What the rule is called wherever it is shown.",
	examples: ["payments"],
	pattern: void 0
});
var word = (words) => string(expected("text")).refine((given) => words.includes(given), { error: ({ input }) => `${shown(String(input))} is not ${alternatives(words)}` }).meta({ enum: [...words] });
var severityOf = (given) => given.toUpperCase();
var severity = () => union([string(), array(word(severityFilters)).min(1, "is empty; remove it")], expected("a severity or a list")).transform((given, context) => {
	if (Array.isArray(given)) return [...new Set(given.map(severityOf))];
	if (severityFilters.some((known) => known === given)) return atOrAbove(severityOf(given));
	const message = `${shown(given)} is not ${alternatives(severityFilters)}`;
	context.issues.push({
		code: "custom",
		message,
		input: given
	});
	return [];
}).meta({
	anyOf: [{ enum: [...severityFilters] }, {
		type: "array",
		minItems: 1,
		items: { enum: [...severityFilters] }
	}],
	description: "One severity: that one and all above it. A list: these. What is unknown counts as critical."
});
function asSetting(setting, description) {
	const { file } = settings[setting];
	if (!("form" in file)) throw new Error(`${setting} has no form in a policy file`);
	const read = transform((given, context) => {
		const { value, complaints } = readForm(setting, given);
		for (const complaint of complaints) context.issues.push({
			code: "custom",
			message: complaint,
			input: given
		});
		return value;
	});
	return pipe(formSchema(file.form), read).meta({ description });
}
var age = () => string(expected("a number of days such as 30d")).regex(/^\d{1,5}d$/, "is not a number of days such as 30d").transform((given) => Number.parseInt(given, 10)).meta({
	description: "First detected longer ago than this, as 30d.",
	pattern: "^\\d{1,5}d$"
});
var language = () => string(expected("text")).refine((given) => languageNamed(given) !== void 0, "is no programming language").transform((given) => languageNamed(given) ?? given);
var owner = () => string(expected("text")).refine((given) => given === "none" || isOwner(given), { error: ({ input }) => `${shown(String(input))} is not an owner such as @acme/payments, nor ${noOwner}` });
var predicateSchemas = {
	type: () => asSetting("fail-on-types", "These types. One that is unknown counts as every type."),
	severity,
	cvss: () => asSetting("fail-on-cvss", "This CVSS score or a higher one."),
	epss: () => asSetting("fail-on-epss", "This EPSS probability or a higher one."),
	cwe: () => oneOrMore(cwe).meta({ description: "One of these weaknesses, as CWE-79." }),
	path: () => oneOrMore(path).meta({ description: "In a place that one of these globs names, from the root." }),
	owner: () => oneOrMore(owner).meta({ description: "In files of one of these owners, by CODEOWNERS; none: of files that nobody owns." }),
	language: () => oneOrMore(language).meta({ description: "In files of these programming languages, as Linguist names them." }),
	age,
	kev: () => literal(true, "takes true; leave it out for findings that are known to be exploited and others").meta({ description: "A CVE of it stands in the catalogue of kev-file." }),
	fixable: () => literal(true, "takes true; leave it out for findings with and without a fix").meta({ description: "A fix exists, as far as the source says; where it does not say, one does." })
};
var match = () => strictObject(Object.fromEntries(predicateNames.map((each) => [each, predicateSchemas[each]().optional()])), mappingExpected).refine((given) => Object.values(given).some((value) => value !== void 0), { message: `asks nothing; give at least one of ${predicateNames.join(", ")}` }).transform((given) => given).meta({
	minProperties: 1,
	description: "What it counts: a finding that fits all that is given."
});
var mappingExpected = { error: ({ input, code }) => code === "invalid_type" ? `is ${kindOf(input)}, where a mapping is expected` : void 0 };
var ruleSchema = () => strictObject({
	name: name(),
	match: match(),
	allow: int(expected("a whole number")).min(0, "is less than 0").max(1e9, "is more than 1000000000").default(0).meta({ description: "The most findings that are allowed. Default: 0." }),
	effect: word(ruleEffects).default("block").meta({ description: "block: more fail the run. warn: they are shown, and fail nothing. Default: block." })
}, mappingExpected).transform(({ effect, ...rule }) => ({
	...rule,
	effect
}));
var rulesSchema = () => array(ruleSchema(), expected("a list")).max(mostRules, `has more than ${mostRules} rules`).superRefine((rules, context) => {
	const seen = new Set();
	for (const [index, { name: given }] of rules.entries()) {
		const message = `${shown(given)} is the name of another rule`;
		if (seen.has(given.toLowerCase())) context.addIssue({
			code: "custom",
			message,
			path: [index, "name"]
		});
		seen.add(given.toLowerCase());
	}
});
// src/settings/policy-schema.ts
function refusalOf(key) {
	const name = settingNames.find((known) => known === key);
	const file = name === void 0 ? void 0 : settings[name].file;
	return file !== void 0 && "refused" in file ? file.refused : void 0;
}
function settingSchema(name, form) {
	const { description, absent, default: otherwise } = settings[name];
	const read = transform((given, context) => {
		const { value, complaints } = readForm(name, given);
		for (const complaint of complaints) context.issues.push({
			code: "custom",
			message: complaint,
			input: given
		});
		return value;
	});
	return pipe(formSchema(form), read).optional().meta({ description: `${description} Default: ${absent ?? otherwise}.` });
}
function settingShape() {
	const shape = fileSettingNames.flatMap((name) => {
		const { file } = settings[name];
		return "form" in file ? [[name, settingSchema(name, file.form)]] : [];
	});
	return Object.fromEntries(shape);
}
var made;
function schemaOnce() {
	made ??= makeConfigSchema();
	return made;
}
function configSchema() {
	return schemaOnce();
}
function configKeys() {
	return Object.keys(schemaOnce().shape);
}
var branchGlob = () => string(expected("text")).regex(/^[^\s!\p{Cc}]+$/u, "is not a branch or a glob such as release/*").refine((glob) => /[^*/?]/.test(glob), "would trust every branch; name what the branches have in common");
var languageName = () => string(expected("text")).refine((name) => languageNamed(name) !== void 0, "is no programming language");
function otherContent() {
	return {
		rules: rulesSchema().optional().meta({ description: "Rules with names, beside those that the settings make. Each counts the findings that fit all of its match, and fails the run, or with effect: warn only says so, when there are more than allow." }),
		exceptions: array(exceptionSchema(), expected("a list")).optional().meta({ description: "Findings that are accepted until a day. All criteria that an exception gives must match. What it covers is still shown, and it counts again when the exception has expired." }),
		"max-exception-days": int(expected("a whole number of days")).min(0, "is less than 0").max(3650, "is more than 3650").optional().meta({ description: "For a central policy: exceptions of a repository's own file hold when they end within so many days. Default: it may have none." }),
		"trusted-bases": array(branchGlob(), expected("a list")).optional().meta({
			description: "Branches, beside the default branch, that a pull request may be compared with, as globs: * within a part of a name, ** across parts. Into another branch everything is judged. Default: none.",
			examples: [["release/*"]]
		}),
		...placeContent(),
		"accept-uncovered": array(languageName(), expected("a list")).optional().meta({
			description: "Programming languages of which files need not be looked at by a scanner of code, as Linguist names them. Default: none.",
			examples: [["Python"]]
		})
	};
}
function makeConfigSchema() {
	const error = ({ input, code }) => code === "invalid_type" ? `is ${kindOf(input)}, where a mapping of settings is expected` : void 0;
	return strictObject({
		...settingShape(),
		...otherContent()
	}, { error }).meta({
		title: "The policy of Scan Gate",
		description: "The config file .github/scan-gate.yml, or a central policy."
	});
}
// src/settings/policy-file.ts
var sizeCapBytes = 262144;
var describedIssues = 100;
var trustedKeys = {
	"trusted-bases": "trustedBases",
	"accept-uncovered": "acceptUncovered",
	paths: "paths",
	"ignore-paths": "ignorePaths",
	"skip-when": "skipWhen",
	vex: "vex",
	"vex-products": "vexProducts"
};
function parsePolicyFile(text, name) {
	if (Buffer.byteLength(text) > sizeCapBytes) throw fileError(name)([`it is larger than ${sizeCapBytes / 1024} KiB`]);
	const parsed = parseYaml(text, fileError(name));
	const read = configSchema().safeParse(parsed.content ?? {});
	if (!read.success) {
		const { issues } = read.error;
		const described = issues.slice(0, describedIssues).flatMap((issue) => describe(issue, parsed));
		throw fileError(name)(inOrder(described, parsed), issues.reduce((sum, issue) => sum + mistakesIn(issue), 0));
	}
	const { exceptions = [], rules, "max-exception-days": maxExceptionDays, ...rest } = read.data;
	const given = Object.entries(rest).filter(([, value]) => value !== void 0);
	const isTrusted = (name) => Object.hasOwn(trustedKeys, name);
	const trusted = given.flatMap(([name, value]) => isTrusted(name) ? [[trustedKeys[name], value]] : []);
	return {
		settings: Object.fromEntries(given.filter(([name]) => !isTrusted(name))),
		exceptions,
		maxExceptionDays,
		...rules && { rules },
		...Object.fromEntries(trusted)
	};
}
function describe(issue, { content, root }) {
	if (issue.code !== "unrecognized_keys") {
		const text = `${issue.path.length === 0 ? "the file" : labelOf(issue.path)}: ${issue.message}${elsewhere(issue.path, content)}`;
		return [{
			offset: offsetOf(root, issue.path),
			text
		}];
	}
	return issue.keys.slice(0, 20).map((key) => {
		const owner = issue.path.length === 0 ? "" : `${labelOf(issue.path)}: `;
		return {
			offset: offsetOf(root, [...issue.path, key], "key"),
			text: `${owner}${unknownKey(key, issue.path)}`
		};
	});
}
function mistakesIn(issue) {
	return issue.code === "unrecognized_keys" ? issue.keys.length : 1;
}
function unknownKey(key, place) {
	const refusal = place.length === 0 ? refusalOf(key) : void 0;
	if (refusal !== void 0) return `${key} may not stand in a policy file: ${refusal}; set it in the step`;
	const suggestion = key === "<<" ? ": merge keys are not read" : didYouMean(key, keysAt(place));
	return `${shown(key)} is not known here${suggestion}`;
}
function elsewhere(path, content) {
	const [name, index] = path;
	if (name === "accept-uncovered" && index !== void 0) {
		const given = content[name]?.[Number(index)];
		return typeof given === "string" ? didYouMean(given, languageNames) : "";
	}
	const isEmpty = path.length === 1 && content[name ?? ""] === null;
	const setting = fileSettingNames.find((known) => known === name);
	return isEmpty && setting !== void 0 ? `; for example ${settings[setting].example}` : "";
}
function keysAt([list, , part]) {
	if (list === void 0) return configKeys();
	if (list === "exceptions") return exceptionKeys;
	return part === "match" ? predicateNames : ruleKeys;
}
var exceptionKeys = [
	...criteria,
	"reason",
	"expires",
	"owner",
	"justification"
];
function fileError(name) {
	return faultOf(name, "Correct the file; an editor shows what may stand in it with schema/scan-gate.schema.json.");
}
export { parsePolicyFile, trustedKeys };
