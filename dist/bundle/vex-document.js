import { t as parseJson } from "./json.js";
import { _ as string, a as array, g as strictObject, i as _enum, s as int } from "./schemas.js";
import { Mt as alternatives, Nt as shown, Wn as asGateError, un as statedTwice } from "./start.js";
import { r as parsePurl } from "./purl.js";
import { i as justifications, o as statuses } from "./statement.js";
import { a as parseYaml, c as kindOf, i as offsetOf, n as inOrder, r as labelOf, t as faultOf, u as datetime } from "./placed-text.js";
// src/settings/vex-document.ts
var sizeCapBytes = 1048576;
var mostStatements = 5e3;
var describedIssues = 100;
var aheadMs = 864e5;
var hint = "Correct the document; https://github.com/openvex/spec says what one holds. It is read from where the policy is, not from the branch that is judged.";
function parseVex(text, { name, path, now }) {
	const fault = faultOf(name, hint);
	if (Buffer.byteLength(text) > sizeCapBytes) throw fault([`it is larger than ${sizeCapBytes / 1024} KiB`]);
	const content = contentOf(text, fault);
	const read = documentSchema().safeParse(content);
	if (!read.success) throw mistakesIn(text, read.error.issues, fault);
	const { statements, author, timestamp } = read.data;
	const late = statements.flatMap((each, index) => timeOf(each, timestamp) > now.getTime() + aheadMs ? [{
		index,
		time: each.last_updated ?? each.timestamp ?? timestamp
	}] : []);
	if (late.length > 0) throw fault(late.map(({ index, time }) => `statement ${index + 1}: ${shown(time)} lies in the future`));
	return statements.map((each, index) => ({
		names: [each.vulnerability.name, ...each.vulnerability.aliases ?? []].map((given) => given.trim()),
		products: each.products.map(productOf),
		status: each.status,
		justification: each.justification,
		text: [each.impact_statement, each.status_notes].map((given) => given?.trim()).find((given) => given),
		author,
		timeMs: timeOf(each, timestamp),
		place: `${path}, statement ${index + 1}`
	}));
}
function contentOf(text, fault) {
	try {
		return parseJson(text.replace(/^\ufeff/, ""));
	} catch (error) {
		throw fault([asGateError(error).message.replace("the answer", "it")]);
	}
}
function timeOf({ last_updated: updated, timestamp }, ofDocument) {
	return Math.max(Date.parse(timestamp ?? ofDocument), updated === void 0 ? 0 : Date.parse(updated));
}
function productOf(given) {
	return {
		...componentOf(given),
		parts: (given.subcomponents ?? []).map(componentOf)
	};
}
function componentOf({ "@id": id, identifiers = {} }) {
	const names = [id, ...Object.values(identifiers)].filter((name) => name !== void 0);
	return {
		names: [...new Set(names)],
		purls: names.flatMap((name) => parsePurl(name) ?? [])
	};
}
var text = () => string().min(1, "is empty");
var time = () => datetime({
	offset: true,
	error: ({ input }) => notA(input, "a time such as 2026-06-01T10:00:00Z")
});
var oneOf = (words) => _enum(words, { error: ({ input }) => notA(input, alternatives(words)) });
function notA(input, right) {
	if (input === statedTwice) return "is stated twice";
	return typeof input === "string" ? `${shown(input)} is not ${right}` : `is ${kindOf(input)}, where ${right} is expected`;
}
var hashNames = "md5 sha1 sha-256 sha-384 sha-512 sha3-224 sha3-256 sha3-384 sha3-512 blake2s-256 blake2b-256 blake2b-512".split(" ");
var component = {
	"@id": text().optional(),
	identifiers: strictObject({
		purl: text().optional(),
		cpe22: text().optional(),
		cpe23: text().optional()
	}).refine((given) => Object.keys(given).length > 0, "names nothing; give purl, cpe22 or cpe23").optional(),
	hashes: strictObject(Object.fromEntries(hashNames.map((name) => [name, string().optional()]))).optional()
};
var componentSchema = () => strictObject(component).refine(...isNamed);
var isNamed = [(given) => given["@id"] !== void 0 || given.identifiers !== void 0, "names nothing; give @id or identifiers"];
var productSchema = () => strictObject({
	...component,
	subcomponents: array(componentSchema()).optional()
}).refine(...isNamed);
var statementSchema = () => strictObject({
	"@id": text().optional(),
	version: int().min(1).optional(),
	vulnerability: strictObject({
		"@id": text().optional(),
		name: text(),
		description: string().optional(),
		aliases: array(text()).optional()
	}),
	timestamp: time().optional(),
	last_updated: time().optional(),
	products: array(productSchema()).min(1, "is empty; a statement is about a product"),
	status: oneOf(statuses),
	supplier: string().optional(),
	status_notes: string().optional(),
	justification: oneOf(justifications).optional(),
	impact_statement: string().optional(),
	action_statement: string().optional(),
	action_statement_timestamp: time().optional()
}).superRefine((given, context) => {
	const lacks = (message) => context.addIssue({
		code: "custom",
		message
	});
	if (given.status === "not_affected" && given.justification === void 0 && given.impact_statement === void 0) lacks("says not_affected without a justification");
	if (given.status === "affected" && given.action_statement === void 0) lacks("says affected without an action_statement");
});
var documentSchema = () => strictObject({
	"@context": text().regex(/^https:\/\/openvex\.dev\/ns\/v0\.2\.\d+$/, { error: ({ input }) => `${shown(String(input))} is not https://openvex.dev/ns/v0.2.0, the version that is read` }),
	"@id": text(),
	author: text(),
	role: string().optional(),
	timestamp: time(),
	last_updated: time().optional(),
	version: int().min(1),
	tooling: string().optional(),
	statements: array(statementSchema()).min(1, "is empty; a document holds a statement at least").max(mostStatements, `has more than ${mostStatements} statements`)
});
function mistakesIn(content, issues, fault) {
	const problems = issues.slice(0, describedIssues).flatMap(described);
	const count = issues.length - Math.min(issues.length, describedIssues) + problems.length;
	try {
		const parsed = parseYaml(content, fault);
		const placed = problems.map(({ path, text: said, key }) => {
			return {
				offset: offsetOf(parsed.root, key === void 0 ? path : [...path, key], key === void 0 ? void 0 : "key"),
				text: said
			};
		});
		return fault(inOrder(placed, parsed), count);
	} catch {
		return fault(problems.map((problem) => problem.text), count);
	}
}
function described(issue) {
	const label = placeOf(issue.path);
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({
		path: issue.path,
		key,
		text: `${label}: ${shown(key)} is not known here`
	}));
	const isMissing = issue.code === "invalid_type" && issue.input === void 0;
	return [{
		path: issue.path,
		text: `${label} ${isMissing ? "is missing" : said(issue)}`
	}];
}
function said({ message }) {
	return /^(?:is|has|says|names|")/.test(message) ? message : `is wrong: ${message}`;
}
function placeOf(path) {
	const [list, index, ...rest] = path;
	if (list !== "statements" || typeof index !== "number") return path.length === 0 ? "the document" : labelOf(path);
	return `statement ${index + 1}${rest.length === 0 ? "" : `: ${labelOf(rest)}`}`;
}
export { parseVex };
