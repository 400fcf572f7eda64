import { Un as GateError, V as routes } from "./start.js";
import { r as array } from "./schemas2.js";
import { t as endpoints } from "./endpoints.js";
import { t as parseJson } from "./json.js";
import { i as listPagination, n as errorBody } from "./schemas3.js";
// src/api/fits.ts
function compileListFits(schema) {
	const fits = compile(schema);
	return (value) => Array.isArray(value) && value.every(fits);
}
var nothing = () => false;
function compile(schema) {
	const { def } = schema._zod;
	switch (def.type) {
		case "string": return compileText(def);
		case "number": return hasNone(def.checks) ? Number.isFinite : nothing;
		case "enum": {
			const words = new Set(Object.values(def.entries));
			return (value) => words.has(value);
		}
		case "union": {
			const options = def.options.map((option) => compile(option));
			return (value) => options.some((fits) => fits(value));
		}
		case "nullable": return orElse(null, compile(def.innerType));
		case "optional": return orElse(void 0, compile(def.innerType));
		case "object": return compileObject(def);
		default: return nothing;
	}
}
function compileText({ checks = [] }) {
	const least = checks.map(({ _zod: { def } }) => def.check === "min_length" && "minimum" in def ? Number(def.minimum) : void 0);
	if (least.includes(void 0)) return nothing;
	const minimum = Math.max(0, ...least.map(Number));
	return (value) => typeof value === "string" && value.length >= minimum;
}
function hasNone(checks) {
	return checks === void 0 || checks.length === 0;
}
function orElse(other, fits) {
	return (value) => value === other || fits(value);
}
function compileObject({ shape, catchall, checks }) {
	if (catchall?._zod.def.type !== "unknown" || !hasNone(checks)) return nothing;
	const fields = Object.entries(shape).map(([key, field]) => [key, compile(field)]);
	return (value) => {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
		const record = value;
		for (const [key, fits] of fields) if (!fits(record[key])) return false;
		return true;
	};
}
// src/api/answers.ts
function readAnswer(name, answer, hide) {
	if (answer.status < 200 || answer.status > 299) throw refusal(name, answer, hide);
	const body = cleared(answer.text, hide);
	if (isRecord(body) && body.success === false) throw refusal(name, answer, hide);
	const endpoint = endpoints[name];
	return endpoint.list === void 0 ? readRecord(endpoint, body) : readPage(endpoint, endpoint.list, body);
}
function cleared(text, hide) {
	const body = parseJson(text);
	return !text.includes("\\") && hide(text) === text ? body : hidden(body, hide);
}
function hidden(value, hide) {
	if (typeof value === "string") return hide(value);
	if (Array.isArray(value)) return value.map((item) => hidden(item, hide));
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hidden(item, hide)]));
}
function readRecord(endpoint, body) {
	return parse(endpoint.answer(), isEnveloped(body) ? body.data : body);
}
function readPage(endpoint, list, body) {
	const holder = isEnveloped(body) && isRecord(body.data) ? {
		...body,
		...body.data
	} : body;
	const items = isRecord(holder) ? holder[list] ?? (isEnveloped(holder) ? holder.data : void 0) : void 0;
	const pagination = parse(listPagination(), isRecord(holder) ? holder.pagination : void 0, "pagination");
	return {
		items: readItems(endpoint.answer(), items, list),
		page: pagination.page,
		total: pagination.total
	};
}
var compiled = new WeakMap();
function readItems(schema, items, list) {
	const fits = compiled.get(schema) ?? compileListFits(schema);
	compiled.set(schema, fits);
	return fits(items) ? items : parse(array(schema), items, list);
}
function parse(schema, value, at) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	const path = [at, ...issue?.path ?? []].filter((part) => part !== void 0).join(".");
	throw new GateError("PROTOCOL", `the answer has the wrong shape at ${path || "its top"}: ${issue?.message}`);
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
	const { scope } = routes[name];
	const needed = scope.includes(":") ? `It likely needs the scope ${scope}.` : "Check the scopes of the key.";
	return new GateError("AUTH", `the key may not do this (403${said})`, {
		status: 403,
		hint: needed,
		brief: "the API key lacks a permission (403)"
	});
}
function whatItSays(text, hide) {
	try {
		const { code, message } = errorBody().parse(parseJson(text)).error;
		return hide(`: ${code}, ${message}`).slice(0, 300);
	} catch {
		return "";
	}
}
function retryDetail(text) {
	try {
		return errorBody().parse(parseJson(text)).error.details?.retryAfter;
	} catch {
		return;
	}
}
export { readAnswer, retryDetail };
