import { t as __commonJSMin } from "./rolldown-runtime.js";
import { Tt as defaultAssumptions, Un as GateError, on as scanTypes, sn as severityFilters } from "./start.js";
import { a as originUrl, c as resolveHead, i as findCheckout, n as currentBranch, o as resolveBranch, r as defaultBranch, s as resolveCommit, t as branchHead } from "./checkout.js";
import { a as readConfiguration, i as configurationText, n as protocolsOf, o as userEntries, t as addressOf$1 } from "./origin.js";
import { n as cancelled, o as workerVariables, t as askGit } from "./runner2.js";
import { a as withoutScanners, t as hasScanners } from "./installation.js";
import { t as endpoints } from "./endpoints.js";
import { c as literal, d as nullable, h as optional, i as boolean, m as object, o as extend, r as array, x as string } from "./schemas2.js";
import { i as permits, n as checkScopes, r as permissionsOf, t as allScopes } from "./scopes.js";
import { i as messageOf, n as webhookHeaders } from "./webhook.js";
import { n as newKeyValue, r as newIdentifier, t as openStore } from "./store.js";
import { S as toJSONSchema, r as ZodType } from "./schemas.js";
import { b as violationDetail, i as listPagination, n as errorBody, s as repositoryDetail, t as envelopePagination, u as responseMeta, y as timestamp } from "./schemas3.js";
import { i as payloadSchema, n as eventNames, t as eventMeanings } from "./payloads.js";
var { once } = process.getBuiltinModule("node:events");
var { isIP } = process.getBuiltinModule("node:net");
var { Readable } = process.getBuiltinModule("node:stream");
var { mkdir, mkdtemp, rm, writeFile } = process.getBuiltinModule("node:fs/promises");
var { setImmediate, setTimeout: setTimeout$1 } = process.getBuiltinModule("node:timers/promises");
var { tmpdir } = process.getBuiltinModule("node:os");
var { basename, join, resolve } = process.getBuiltinModule("node:path");
var { createHash, createHmac, timingSafeEqual } = process.getBuiltinModule("node:crypto");
var { STATUS_CODES, ServerResponse, createServer } = process.getBuiltinModule("node:http");
var { createServer: createServer$1 } = process.getBuiltinModule("node:https");
var { Http2ServerRequest, constants: constants$1 } = process.getBuiltinModule("node:http2");
var { Worker } = process.getBuiltinModule("node:worker_threads");
// src/git/mirror.ts
var wantedRefs = [
	"+refs/heads/*:refs/heads/*",
	"+refs/pull/*/head:refs/pull/*/head",
	"+refs/merge-requests/*/head:refs/merge-requests/*/head"
];
var headRefs = [
	"refs/heads",
	"refs/pull",
	"refs/merge-requests"
];
async function listHeads(place) {
	const { code, stdout, stderr } = await askGit(place, [
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		...headRefs
	]);
	if (code !== 0) throw new GateError("CONFIG", `The branches of ${place.path} cannot be read: ${firstLine(stderr)}`);
	return stdout.toString().split("\n").filter((line) => line !== "").map((line) => ({
		sha: line.slice(0, line.indexOf(" ")),
		ref: line.slice(line.indexOf(" ") + 1)
	}));
}
async function makeMirror(path, address) {
	await mkdir(join(path, "objects/info"), {
		recursive: true,
		mode: 448
	});
	await mkdir(join(path, "refs/heads"), {
		recursive: true,
		mode: 448
	});
	const entries = [
		["core.repositoryformatversion", "0"],
		["core.bare", "true"],
		["remote.origin.url", address]
	].map(([name = "", value]) => ({
		scope: "local",
		name,
		value
	}));
	await writeFile(join(path, "config"), configurationText(entries), { mode: 384 });
	await writeFile(join(path, "HEAD"), "ref: refs/heads/main\n");
}
async function fetchMirror(place) {
	await withAccess(place, async (origin) => {
		const fetch = [
			"fetch",
			"--quiet",
			"--prune",
			"--no-tags",
			"--no-write-fetch-head",
			"--refmap=",
			"origin",
			...wantedRefs
		];
		const { code, stderr } = await askGit(origin, fetch);
		if (code !== 0) throw unreachable(stderr);
	});
}
async function remoteDefaultBranch(place) {
	return withAccess(place, async (origin) => {
		const { code, stdout, stderr } = await askGit(origin, [
			"ls-remote",
			"--symref",
			"origin",
			"HEAD"
		]);
		if (code !== 0) throw unreachable(stderr);
		return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(stdout.toString())?.[1];
	});
}
async function withAccess(place, use) {
	const listed = await askGit(place, [
		"config",
		"--list",
		"--show-scope",
		"-z",
		"--includes"
	], { mode: "user" });
	const entries = listed.code === 0 ? readConfiguration(listed.stdout.toString()) : [];
	const own = entries.filter(({ scope, name }) => scope === "local" && name === "remote.origin.url");
	const folder = await mkdtemp(join(tmpdir(), "scan-gate-mirror-"));
	try {
		const configurationFile = join(folder, "user");
		await writeFile(configurationFile, configurationText(userEntries(entries)), { mode: 384 });
		const closed = {
			configurationFile,
			protocols: "none",
			folder: place.path
		};
		const address = await addressOf$1({
			...place,
			origin: closed
		}, [...userEntries(entries), ...own]);
		return await use({
			...place,
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
function unreachable(stderr) {
	return new GateError("UNAVAILABLE", `The repository cannot be fetched: ${firstLine(stderr)}`, { hint: "Look whether git fetches it from here by itself: git ls-remote URL." });
}
var firstLine = (lines) => lines.split("\n", 1)[0]?.replace(/^(?:fatal|error): /, "") ?? "";
// src/service/providers.ts
var providers = [
	"github",
	"gitlab",
	"bitbucket",
	"azure_devops",
	"git"
];
var hosts = [
	[/(^|\.)github\./, "github"],
	[/(^|\.)gitlab\./, "gitlab"],
	[/(^|\.)bitbucket\./, "bitbucket"],
	[/(^|\.)(dev\.azure|visualstudio)\.com$/, "azure_devops"]
];
function providerOf(vcsUrl) {
	const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)[:/]/i.exec(vcsUrl)?.[1]?.toLowerCase() ?? "";
	return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? "git";
}
function withoutCredentials(vcsUrl) {
	return vcsUrl.replace(/^(https?:\/\/)[^/]*@/i, "$1").replace(/^([a-z+]+:\/\/[^/@:]*):[^/]*@/i, "$1@");
}
// node_modules/hono/dist/http-exception.js
var HTTPException = class extends Error {
	res;
	status;
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};
// node_modules/hono/dist/request/constants.js
var GET_MATCH_RESULT = Symbol();
// node_modules/hono/dist/utils/buffer.js
var bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};
// node_modules/hono/dist/utils/body.js
var MAX_NESTED_OBJECTS = 1e4;
var isRawRequest = (request) => "headers" in request;
var parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const formDataPromise = bufferToFormData(await request.arrayBuffer(), headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
var handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) {
		if (Array.isArray(form[key])) form[key].push(value);
		else form[key] = [form[key], value];
	} else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
var handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
var throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};
// node_modules/hono/dist/utils/url.js
var splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
var splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	return replaceGroupMarks(splitPath(path), groups);
};
var extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
var replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
var patternCache = {};
var getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) {
			if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
				cacheKey,
				match[1],
				new RegExp(`^${match[2]}(?=/${next})`)
			] : [
				label,
				match[1],
				new RegExp(`^${match[2]}$`)
			];
			else patternCache[cacheKey] = [
				label,
				match[1],
				true
			];
		}
		return patternCache[cacheKey];
	}
	return null;
};
var tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
var decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
var getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
			const path = url.slice(start, end);
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
var getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
var mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
var checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) {
			if (segment.charCodeAt(segment.length - 1) === 63) {
				if (results.length === 0 && basePath === "") results.push("/");
				else results.push(basePath);
				const optionalSegment = segment.slice(0, -1);
				basePath += "/" + optionalSegment;
				results.push(basePath);
			} else basePath += "/" + segment;
		}
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
var tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
var _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return tryDecodeURIComponent(value);
};
var _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
var getQueryParam = _getQueryParam;
var getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
var decodeURIComponent_ = decodeURIComponent;
// node_modules/hono/dist/request.js
var HonoRequest = class {
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && tryDecodeURIComponent(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return getQueryParam(this.url, key);
	}
	queries(key) {
		return getQueryParams(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	text() {
		return this.#cachedBody("text");
	}
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	blob() {
		return this.#cachedBody("blob");
	}
	formData() {
		return this.#cachedBody("formData");
	}
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	get url() {
		return this.raw.url;
	}
	get method() {
		return this.raw.method;
	}
	get [GET_MATCH_RESULT]() {
		return this.#matchResult;
	}
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};
// node_modules/hono/dist/utils/html.js
var HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
var raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
var resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
// node_modules/hono/dist/context.js
var TEXT_PLAIN = "text/plain; charset=UTF-8";
var setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
var createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	env = {};
	#var;
	finalized = false;
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	setLayout = (layout) => this.#layout = layout;
	getLayout = () => this.#layout;
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	set = (key, value) => {
		this.#var ??= new Map();
		this.#var.set(key, value);
	};
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		return createResponseInstance(data, {
			status: typeof arg === "number" ? arg : arg?.status ?? this.#status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
	};
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};
// node_modules/hono/dist/compose.js
var compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};
// node_modules/hono/dist/helper/route/index.js
var matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
var routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";
// node_modules/hono/dist/router.js
var METHODS = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
var MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {};
// node_modules/hono/dist/utils/constants.js
var COMPOSED_HANDLER = "__COMPOSED_HANDLER";
// node_modules/hono/dist/utils/mount.js
var countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
var getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[GET_MATCH_RESULT];
	const paramNames = new Set();
	let length = 0;
	for (const part of splitRoutingPath(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = getPattern(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) {
			const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
			length += value.length + 1;
		} else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
var createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};
// node_modules/hono/dist/hono-base.js
var notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
var errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono$1 = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = mergePath(this._basePath, path);
		return subApp;
	}
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) {
			if (typeof options === "function") optionHandler = options;
			else {
				optionHandler = options.optionHandler;
				if (options.replaceRequest === false) replaceRequest = (request) => request;
				else replaceRequest = options.replaceRequest;
			}
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = routePath(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", mergePath(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = mergePath(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
	};
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};
// node_modules/hono/dist/router/utils.js
var createNullObject = () => Object.create(null);
// node_modules/hono/dist/router/reg-exp-router/matcher.js
var emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}
// node_modules/hono/dist/router/reg-exp-router/node.js
var LABEL_REG_EXP_STR = "[^/]+";
var ONLY_WILDCARD_REG_EXP_STR = "[^]*";
var TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
var PATH_ERROR = Symbol();
var regExpMetaChars = new Set(".\\+*[^]$()");
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node$1 = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};
// node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node$1();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};
// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = checkOptionalParameter(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};
// node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};
// node_modules/hono/dist/router/trie-router/node.js
var emptyParams = createNullObject();
var order = 0;
var Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = splitRoutingPath(path);
		const possibleKeys = new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = splitPath(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};
// node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
	name = "TrieRouter";
	#node = new Node();
	add(method, path, handler) {
		for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};
// node_modules/hono/dist/hono.js
var Hono = class extends Hono$1 {
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};
// src/service/http/handler.ts
var defaultPaging = {
	page: 1,
	limit: 20
};
function pagingOf(args) {
	return {
		page: args.page ?? defaultPaging.page,
		limit: args.limit ?? defaultPaging.limit
	};
}
function describePage({ page, limit }, total) {
	const totalPages = Math.ceil(total / limit);
	return {
		page,
		limit,
		total,
		totalPages,
		hasNext: page < totalPages,
		hasPrev: page > 1
	};
}
function refuse(code, message, details) {
	return {
		refused: code,
		message,
		...details !== void 0 && { details }
	};
}
function isRefusal(value) {
	return "refused" in value;
}
// src/service/handlers/organizations.ts
var listOrganizations = ({ args, key }, { store }) => {
	const search = (args.search ?? "").toLowerCase();
	const isWanted = ({ name }) => name.toLowerCase().includes(search) && args.status !== "inactive";
	const all = ownOrganization(store, key).filter(isWanted).map(describeOrganization);
	const paging = pagingOf(args);
	return {
		items: paging.page === 1 ? all : [],
		total: all.length,
		paging
	};
};
function ownOrganization(store, key) {
	return [store.organizations.find(key.organizationId) ?? []].flat();
}
function describeOrganization(record) {
	return {
		...record,
		planType: "FREE",
		isPersonal: true,
		usageBalance: 0
	};
}
// src/service/handlers/cli.ts
var localUser = {
	id: "user_local",
	email: "user@localhost",
	name: "Local user"
};
var validateKey = ({ key }, { store, now }) => ({ record: {
	valid: true,
	user: localUser,
	organizations: ownOrganization(store, key).map(describeOrganization),
	permissions: permissionsOf(key.scopes),
	authenticatedAt: now().toISOString()
} });
var getCliInfo = (_, { version, baseUrl }) => ({
	record: {
		cli: {
			name: "scan-gate",
			version,
			supportedPlatforms: [
				"linux",
				"darwin",
				"win32"
			],
			supportedArchitectures: ["x64", "arm64"]
		},
		api: {
			version: "v1",
			baseUrl: baseUrl(),
			endpoints: listEndpoints()
		},
		supportedFormats: [
			"json",
			"sarif",
			"html",
			"markdown"
		],
		supportedProviders: [...providers],
		capabilities: {
			scanTypes: [...scanTypes],
			openapi: "/openapi.json"
		}
	},
	pagination: describePage(pagingOf({}), 1)
});
function listEndpoints() {
	return Object.fromEntries(Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]));
}
// src/service/handlers/health.ts
var getHealth = (_, { store, now, version }) => {
	if (!store.isUp()) return refuse("SERVICE_UNAVAILABLE", "The database does not answer.", { database: "down" });
	return { record: {
		status: "healthy",
		version,
		timestamp: now().toISOString(),
		services: {
			database: "up",
			memory: "up"
		}
	} };
};
// src/service/handlers/repositories.ts
var listRepositories = ({ args, key }, { store }) => {
	const paging = pagingOf(args);
	const { items, total } = store.repositories.list({
		...args,
		organizationId: key.organizationId
	}, paging);
	return {
		items: items.map(describeItem$1),
		total,
		paging
	};
};
var getRepository = ({ args, key }, { store }) => {
	const repository = store.repositories.find(args.repository_id, key.organizationId);
	return repository === void 0 ? unknownRepository() : { record: describeDetail$2(repository) };
};
var updateRepository = async ({ args, key }, { store, look }) => {
	const before = store.repositories.find(args.repository_id, key.organizationId);
	if (before === void 0) return unknownRepository();
	store.repositories.update(before.id, {
		autoScanOnPush: args.auto_scan_on_push,
		autoScanOnPr: args.auto_scan_on_pr
	});
	const repository = store.repositories.find(before.id) ?? before;
	if (!isWatched(before) && isWatched(repository)) {
		store.refs.end(before.id);
		await look(before.id);
	}
	const { autoScanOnPush, autoScanOnPr } = repository;
	return { record: {
		...describeDetail$2(repository),
		auto_scan_on_push: autoScanOnPush,
		auto_scan_on_pr: autoScanOnPr
	} };
};
function isWatched({ autoScanOnPush, autoScanOnPr }) {
	return autoScanOnPush || autoScanOnPr;
}
function unknownRepository() {
	return refuse("NOT_FOUND", "There is no repository with this repository_id.");
}
function describeItem$1(repository) {
	return {
		repository_id: repository.id,
		name: repository.name,
		vcs_provider: repository.provider,
		default_branch: repository.defaultBranch,
		last_scan_at: repository.lastScanAt,
		security_score: scoreOf(repository)
	};
}
function describeDetail$2(repository) {
	const { critical, high, medium, low, info } = repository.open;
	return {
		...describeItem$1(repository),
		vcs_url: repository.vcsUrl,
		total_violations: critical + high + medium + low + info,
		violations_by_severity: {
			critical,
			high,
			medium,
			low
		},
		created_at: repository.createdAt
	};
}
var penalties = {
	critical: 25,
	high: 10,
	medium: 3,
	low: 1
};
function scoreOf({ open, lastScanAt }) {
	if (lastScanAt === null) return null;
	const { critical, high, medium, low } = penalties;
	return Math.max(0, 100 - critical * open.critical - high * open.high - medium * open.medium - low * open.low);
}
// src/service/handlers/scans.ts
var listScans = ({ args, key }, { store }) => {
	const paging = pagingOf(args);
	const filter = {
		...args,
		organizationId: key.organizationId,
		repositoryId: args.repository_id
	};
	const { items, total } = store.scans.list(filter, paging);
	return {
		items: items.map(({ id, status, createdAt }) => ({
			scan_id: id,
			status,
			created_at: createdAt
		})),
		total,
		paging
	};
};
var startScan = async ({ args, key }, services) => {
	const { store, resolveBranch, enqueue } = services;
	const repository = store.repositories.find(args.repository_id, key.organizationId);
	if (repository === void 0) return unknownRepository();
	if (repository.status !== "active") return refuse("CONFLICT", `The repository is ${repository.status}: ${whyNotScanned[repository.status]}.`);
	const branch = args.branch ?? repository.defaultBranch;
	const commitSha = isPlausible(branch) ? await resolveBranch(repository.id, branch) : void 0;
	if (commitSha === void 0) return refuse("NOT_FOUND", `The repository has no branch ${JSON.stringify(branch.slice(0, maxBranchLength))}.`);
	const waiting = store.scans.unfinished();
	if (waiting >= services.maxUnfinishedScans) return refuse("RATE_LIMIT_EXCEEDED", "Too many scans wait already.", {
		retryAfter: fullQueueSeconds,
		waiting
	});
	const scan = store.scans.create({
		repositoryId: repository.id,
		branch,
		commitSha
	});
	enqueue(scan);
	return { record: describeStarted(scan) };
};
var getScan = ({ args, key }, { store }) => {
	const scan = store.scans.find(args.scan_id, key.organizationId);
	return scan === void 0 ? refuse("NOT_FOUND", "There is no scan with this scan_id.") : { record: describeDetail$1(scan) };
};
var whyNotScanned = {
	inactive: "this service was started without it",
	archived: "scan-gate repos add brings it back"
};
var fullQueueSeconds = 30;
var maxBranchLength = 250;
function isPlausible(branch) {
	return branch.length <= maxBranchLength && !/[\x00-\x1f\x7f]/.test(branch);
}
function describeStarted(scan) {
	return {
		scan_id: scan.id,
		status: scan.status,
		repository_id: scan.repositoryId,
		branch: scan.branch,
		created_at: scan.createdAt
	};
}
function describeDetail$1(scan) {
	return {
		...describeStarted(scan),
		violations: scan.counts,
		started_at: scan.startedAt,
		completed_at: scan.completedAt,
		commit_sha: scan.commitSha,
		...scan.error !== null && { error: scan.error },
		...scan.coverage !== null && { coverage: scan.coverage },
		...scan.diagnostics !== null && { diagnostics: scan.diagnostics },
		...scan.languages !== null && { languages: scan.languages }
	};
}
// src/service/justification.ts
var maxLength = 2e3;
var leastLetters = 8;
var leastDistinctLetters = 4;
var empty = new Set(`a accept accepted acceptable an and any applicable approved asdf at be because by change dismiss dismissed do done dont exception
   expected false fine finding fix fixed for foo bar baz fp good has have i ignore ignored in intended is isnt issue it its just known
   later legit lgtm na need needed never no none not nothing now of ok okay on or our please positive problem reason risk safe skip
   skipped so suppress suppressed suppression tbd temp temporary test testing that the them there they this to todo true unknown
   very violation we whatever will with wont wontfix xxx yes yet you n t s`.split(/\s+/));
var falsePositive = /^\s*false[\s_-]*positive\b/iu;
function claimsFalsePositive(justification) {
	return falsePositive.test(justification);
}
function faultOfJustification(text, violation) {
	if (text.trim() === "") return "it is blank";
	if (text.length > maxLength) return `it is longer than ${maxLength} characters`;
	const words = wordsOf(text.replace(falsePositive, ""));
	const letters = [...words.join("")];
	if (letters.reduce((sum, letter) => sum + (isAscii(letter) ? 1 : 2), 0) < leastLetters || new Set(letters).size < leastDistinctLetters) return "it is too short to be a reason";
	if (isAscii(words.join("")) && new Set(words).size < 2) return "one word is no reason";
	const own = wordsOf([
		violation.title,
		violation.type,
		violation.severity,
		violation.cwe,
		violation.filePath
	].join(" "));
	const telling = words.filter((word) => !empty.has(word));
	if (telling.length === 0) return "it gives no reason";
	return telling.every((word) => own.includes(word)) ? "it only repeats what the violation says itself" : void 0;
}
function wordsOf(text) {
	return text.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
var isAscii = (text) => /^[\x00-\x7f]*$/.test(text);
// src/service/handlers/violations.ts
var statusOf = {
	open: "OPEN",
	fixed: "FIXED",
	ignored: "ACCEPTED_RISK",
	false_positive: "FALSE_POSITIVE"
};
var listViolations = ({ args, key }, { store }) => {
	const paging = pagingOf(args);
	const filter = {
		organizationId: key.organizationId,
		repositoryId: args.repository_id,
		severities: args.severity === void 0 ? void 0 : severitiesOf(args.severity),
		status: args.status === void 0 ? void 0 : statusOf[args.status]
	};
	const { items, total } = store.violations.list(filter, paging);
	return {
		items: items.map(describeItem),
		total,
		paging
	};
};
var getViolation = ({ args, key }, { store }) => {
	const violation = store.violations.find(args.violation_id, key.organizationId);
	return violation === void 0 ? unknownViolation() : { record: describeDetail(violation) };
};
var suppressViolation = ({ args, key }, { store }) => {
	const violation = store.violations.find(args.violation_id, key.organizationId);
	if (violation === void 0) return unknownViolation();
	const justification = args.justification.trim();
	const message = faultOfJustification(justification, violation);
	if (message !== void 0) return refuse("VALIDATION_ERROR", `"justification" in the body is not valid: ${message}.`, {
		in: "body",
		issues: [{
			field: "justification",
			message
		}]
	});
	if (violation.status === "FIXED") return refuse("CONFLICT", "The violation is FIXED: nothing is left to suppress.");
	const status = claimsFalsePositive(justification) ? "FALSE_POSITIVE" : "ACCEPTED_RISK";
	store.violations.suppress(violation.id, status, {
		justification,
		by: key.name
	});
	return { record: {
		...describeDetail(store.violations.find(violation.id, key.organizationId) ?? violation),
		justification
	} };
};
function unknownViolation() {
	return refuse("NOT_FOUND", "There is no violation with this violation_id.");
}
function severitiesOf(list) {
	const words = new Set(list.split(","));
	return severityFilters.filter((word) => words.has(word));
}
function describeItem(violation) {
	return {
		violation_id: violation.id,
		title: violation.title,
		severity: violation.severity,
		cvss_score: violation.cvssScore,
		epss_score: null,
		type: violation.type,
		status: violation.status,
		file_path: violation.filePath === "" ? null : violation.filePath,
		line_number: violation.line
	};
}
function describeDetail(violation) {
	return {
		...describeItem(violation),
		description: violation.description,
		cwe: violation.cwe,
		code_snippet: violation.codeSnippet,
		remediation: violation.remediation,
		first_detected: violation.firstDetected,
		last_seen: violation.lastSeen,
		...violation.suppression !== void 0 && { suppression: violation.suppression },
		...violation.advisory !== null && { advisory: JSON.parse(violation.advisory) }
	};
}
// src/service/http/hosts.ts
function isOwnHost(header, allowed) {
	const host = hostOf(header ?? "");
	if (host === void 0) return false;
	return !(isIP(host) === 0) || host === "localhost" || host.endsWith(".localhost") || allowed.includes(host);
}
function hostOf(header) {
	const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([^\s:/?#@\\[\]]+))(?::\d{1,5})?$/i.exec(header) ?? [];
	return (bracketed ?? plain)?.toLowerCase().replace(/\.$/, "");
}
// src/service/http/limits.ts
var maxCallers = 1e4;
function startLimiter(rate) {
	if (rate === void 0) return () => void 0;
	const perMs = rate.requests / (rate.seconds * 1e3);
	const buckets = new Map();
	return (caller, now) => {
		const at = now.getTime();
		const bucket = buckets.get(caller) ?? {
			tokens: rate.requests,
			at
		};
		const tokens = Math.min(rate.requests, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
		const isAllowed = tokens >= 1;
		buckets.delete(caller);
		buckets.set(caller, {
			tokens: isAllowed ? tokens - 1 : tokens,
			at
		});
		if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value ?? "");
		return isAllowed ? void 0 : Math.max(1, Math.ceil((1 - tokens) * rate.seconds / rate.requests));
	};
}
function callerOf(address) {
	const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "").replace(/%.*$/, "");
	if (isIP(plain) !== 6) return plain;
	const [head = "", tail] = plain.split("::");
	const first = head === "" ? [] : head.split(":");
	const last = tail === void 0 || tail === "" ? [] : tail.split(":");
	const zeros = tail === void 0 ? 0 : 8 - first.length - last.length;
	return `${[
		...first,
		...Array(Math.max(0, zeros)).fill("0"),
		...last
	].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
function addressOf(remote, forwarded, proxies) {
	const hops = [...forwarded?.split(",").map((hop) => hop.trim()) ?? [], remote];
	const isProxy = (address) => proxies.includes(address.replace(/^::ffff:(?=[\d.]+$)/i, ""));
	const stranger = hops.findLastIndex((hop) => !isProxy(hop));
	const address = hops[Math.max(0, stranger)] ?? remote;
	return isIP(address) === 0 ? remote : address;
}
// src/service/http/admission.ts
function startAdmission({ store, now }, options) {
	const { limits = {}, allowedHosts = [], trustedProxies = [], connections } = options;
	const [byKey, byAddress, byWrongKeys] = [
		limits.perKey,
		limits.perAddress,
		limits.wrongKeys
	].map(startLimiter);
	const callerIn = (context) => {
		return callerOf(addressOf(context.env?.incoming?.socket.remoteAddress ?? "", context.req.header("X-Forwarded-For"), trustedProxies));
	};
	const ofStranger = (context) => tooMany(byWrongKeys?.(callerIn(context), now()));
	return {
		ofAny: (context) => {
			const { incoming } = context.env ?? {};
			if (![incoming?.headers.host, authorityOf(incoming?.url)].every((host) => host === void 0 || isOwnHost(host, allowedHosts))) return refuse("FORBIDDEN", "The service does not answer to this host name (--allowed-host).");
			return tooMany(byAddress?.(callerIn(context), now()));
		},
		ofStranger,
		to: (endpoint, context) => {
			if (endpoint.scope === "none") return void 0;
			const value = context.req.header("X-API-Key");
			const known = value === void 0 ? "unknown" : store.keys.authenticate(value, now());
			if (typeof known === "string") return ofStranger(context) ?? unauthorized[known];
			context.set("key", known.key);
			const { incoming } = context.env ?? {};
			if (incoming !== void 0) connections()?.welcome(incoming.socket);
			return tooMany(byKey?.(known.key.id, now())) ?? lackOf(endpoint, known.key);
		}
	};
}
function tooMany(retryAfter) {
	return retryAfter === void 0 ? void 0 : refuse("RATE_LIMIT_EXCEEDED", "Too many requests.", { retryAfter });
}
function authorityOf(target) {
	return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target ?? "")?.[1];
}
var unauthorized = {
	unknown: refuse("UNAUTHORIZED", "The X-API-Key header is missing or holds no valid key."),
	expired: refuse("EXPIRED_API_KEY", "The key has expired.")
};
function lackOf({ scope }, key) {
	if (scope === "none" || scope === "any key" || permits(key.scopes, scope)) return void 0;
	return refuse("INSUFFICIENT_SCOPE", `The key lacks the scope ${scope}.`, { requiredScope: scope });
}
// src/service/http/answer.ts
var statuses = {
	UNAUTHORIZED: 401,
	FORBIDDEN: 403,
	INVALID_API_KEY: 401,
	EXPIRED_API_KEY: 401,
	INSUFFICIENT_SCOPE: 403,
	VALIDATION_ERROR: 400,
	INVALID_INPUT: 400,
	NOT_FOUND: 404,
	ALREADY_EXISTS: 409,
	CONFLICT: 409,
	RATE_LIMIT_EXCEEDED: 429,
	INTERNAL_ERROR: 500,
	SERVICE_UNAVAILABLE: 503,
	TIMEOUT: 504
};
function sendReply(context, services, { endpoint, reply }) {
	return send$1(context, endpoint.success, bodyOf(endpoint, reply, metaOf(context, services)));
}
function sendRefusal(context, services, refusal) {
	const { refused: code, message, details, status = statuses[code] } = refusal;
	if (typeof details?.retryAfter === "number") context.header("Retry-After", String(details.retryAfter));
	if (status === 413) context.header("Connection", "close");
	return send$1(context, status, {
		success: false,
		error: {
			code,
			message,
			...details !== void 0 && { details }
		},
		meta: metaOf(context, services)
	});
}
function bodyOf({ style, list = "items" }, reply, meta) {
	if ("record" in reply) {
		if (style === "bare") return reply.record;
		const { record: data, pagination } = reply;
		return {
			success: true,
			data,
			...pagination !== void 0 && { pagination },
			meta
		};
	}
	const { items, total, paging } = reply;
	if (style === "bare") return {
		[list]: items,
		pagination: {
			page: paging.page,
			total
		}
	};
	return {
		success: true,
		data: items,
		pagination: describePage(paging, total),
		meta
	};
}
function metaOf(context, { store, now }) {
	return {
		timestamp: now().toISOString(),
		version: "v1",
		requestId: context.get("requestId"),
		organizationId: context.get("key")?.organizationId ?? onlyOrganization(store.organizations)
	};
}
function onlyOrganization(organizations) {
	try {
		const [first, ...others] = organizations.all();
		return others.length === 0 ? first?.id ?? "none" : "none";
	} catch {
		return "none";
	}
}
function send$1(context, status, body) {
	context.header("Cache-Control", "no-store");
	context.header("X-Content-Type-Options", "nosniff");
	return context.json(body, status);
}
// src/service/http/request.ts
var maxBodyBytes = 1048576;
async function readArguments(endpoint, raw) {
	const query = readQuery(endpoint, raw.url.searchParams);
	if (isRefusal(query)) return query;
	const body = await readBody(endpoint, raw.request);
	if (isRefusal(body)) return body;
	return {
		...query,
		...body,
		...raw.path
	};
}
function wireName(endpoint, name) {
	const assumption = endpoint.assumedNames?.[name];
	return assumption === void 0 ? name : defaultAssumptions[assumption];
}
function readQuery(endpoint, parameters) {
	if (endpoint.querySchema === void 0) return {};
	const expected = endpoint.querySchema();
	const values = {};
	for (const name of Object.keys(expected.shape)) {
		const wire = wireName(endpoint, name);
		const [text, ...more] = parameters.getAll(wire);
		if (more.length > 0) return invalid("query", [{
			field: wire,
			message: "given more than once"
		}]);
		if (text !== void 0) values[name] = text;
	}
	const parsed = expected.safeParse(values);
	if (!parsed.success) return invalid("query", issuesOf(parsed.error, (name) => wireName(endpoint, name)));
	return refuseOddNumbers(endpoint, values, parsed.data) ?? parsed.data;
}
function refuseOddNumbers(endpoint, texts, parsed) {
	const odd = Object.keys(parsed).filter((name) => typeof parsed[name] === "number" && `${parsed[name]}` !== texts[name]);
	if (odd.length === 0) return void 0;
	const message = "expected a whole number in decimal digits";
	return invalid("query", odd.map((name) => ({
		field: wireName(endpoint, name),
		message
	})));
}
async function readBody(endpoint, request) {
	if (endpoint.body === void 0) return {};
	if (request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== "application/json") return invalid("headers", [{
		field: "content-type",
		message: "expected application/json"
	}]);
	const bytes = await readBytes(request);
	if (bytes === void 0) return {
		...refuse("VALIDATION_ERROR", `The request body is larger than ${maxBodyBytes} bytes.`, {
			in: "body",
			maxBytes: maxBodyBytes
		}),
		status: 413
	};
	const json = parseJson(bytes);
	if (json === void 0) return invalid("body", [{
		field: "",
		message: "not valid JSON in UTF-8"
	}]);
	const parsed = endpoint.body().safeParse(json.value);
	return parsed.success ? parsed.data : invalid("body", issuesOf(parsed.error));
}
async function readBytes(request) {
	if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) return void 0;
	const chunks = [];
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength;
		if (length > maxBodyBytes) return void 0;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
function parseJson(bytes) {
	try {
		return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
	} catch {
		return;
	}
}
function issuesOf(error, name = (field) => field) {
	return error.issues.flatMap((issue) => {
		const field = issue.path.map((part) => name(String(part))).join(".");
		if (issue.code !== "unrecognized_keys") return [{
			field,
			message: issue.message
		}];
		return issue.keys.map((key) => ({
			field: field === "" ? key : `${field}.${key}`,
			message: "unknown field"
		}));
	});
}
var maxIssues = 20;
var maxEchoedLength = 200;
function invalid(place, issues) {
	const shown = issues.slice(0, maxIssues).map(({ field, message }) => ({
		field: field.slice(0, maxEchoedLength),
		message: message.slice(0, maxEchoedLength)
	}));
	const [first] = shown;
	return refuse("VALIDATION_ERROR", `${first === void 0 || first.field === "" ? `The ${place}` : `"${first.field}" in the ${place}`} is not valid: ${first?.message}.`, {
		in: place,
		issues: shown
	});
}
// src/service/http/hooks.ts
async function receiveGitHook(context, { secret, look }) {
	if (secret === void 0) return refuse("NOT_FOUND", "There is no such endpoint: serve was started without a secret for it.");
	const body = await readBytes(context.req.raw);
	if (body === void 0) return {
		...refuse("VALIDATION_ERROR", "The request body is too large."),
		status: 413
	};
	if (!isGenuine(context, body, secret)) return refuse("UNAUTHORIZED", "The hook carries no valid signature or token.");
	look(repositoryIn(body));
}
function isGenuine(context, body, secret) {
	const signature = context.req.header("X-Hub-Signature-256") ?? context.req.header("X-Hub-Signature");
	if (signature !== void 0) return isEqual(signature, `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
	return isEqual(context.req.header("X-Gitlab-Token") ?? "", secret);
}
function isEqual(given, expected) {
	const [one, other] = [given, expected].map((text) => createHash("sha256").update(text).digest());
	return one !== void 0 && other !== void 0 && timingSafeEqual(one, other);
}
function repositoryIn(body) {
	try {
		const { repository_id: id } = JSON.parse(Buffer.from(body).toString());
		return typeof id === "string" ? id : void 0;
	} catch {
		return;
	}
}
// node_modules/@asteasolutions/zod-to-openapi/dist/index.cjs
var require_dist = __commonJSMin(((exports) => {
	function __rest(s, e) {
		var t = {};
		for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
		if (s != null && typeof Object.getOwnPropertySymbols === "function") {
			for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
		}
		return t;
	}
	var ZodTypeKeys = {
		ZodAny: "any",
		ZodArray: "array",
		ZodBigInt: "bigint",
		ZodBoolean: "boolean",
		ZodDefault: "default",
		ZodPrefault: "prefault",
		ZodTransform: "transform",
		ZodEnum: "enum",
		ZodIntersection: "intersection",
		ZodLazy: "lazy",
		ZodLiteral: "literal",
		ZodNever: "never",
		ZodNull: "null",
		ZodNullable: "nullable",
		ZodNumber: "number",
		ZodNonOptional: "nonoptional",
		ZodObject: "object",
		ZodOptional: "optional",
		ZodPipe: "pipe",
		ZodReadonly: "readonly",
		ZodRecord: "record",
		ZodString: "string",
		ZodTuple: "tuple",
		ZodType: "type",
		ZodUnion: "union",
		ZodDiscriminatedUnion: "union",
		ZodUnknown: "unknown",
		ZodVoid: "void",
		ZodDate: "date",
		ZodTemplateLiteral: "template_literal"
	};
	function isZodType(schema, typeNames) {
		return (Array.isArray(typeNames) ? typeNames : [typeNames]).some((typeName) => {
			var _a;
			const typeNameMatch = ((_a = schema === null || schema === void 0 ? void 0 : schema.def) === null || _a === void 0 ? void 0 : _a.type) === ZodTypeKeys[typeName];
			if (typeName === "ZodDiscriminatedUnion") return typeNameMatch && "discriminator" in schema.def;
			return typeNameMatch;
		});
	}
	function isAnyZodType(schema) {
		return schema && "def" in schema;
	}
	function isNullableSchema(schema) {
		return schema.safeParse(null).success;
	}
	function isOptionalSchema(schema) {
		return schema.safeParse(void 0).success;
	}
	var $ZodRegistry = class {
		constructor() {
			this._map = new Map();
			this._idmap = new Map();
		}
		add(schema, ..._meta) {
			const meta = _meta[0];
			this._map.set(schema, meta);
			if (meta && typeof meta === "object" && "id" in meta) {
				if (this._idmap.has(meta.id)) throw new Error(`ID ${meta.id} already exists in the registry`);
				this._idmap.set(meta.id, schema);
			}
			return this;
		}
		clear() {
			this._map = new Map();
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
				return {
					...pm,
					...this._map.get(schema)
				};
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
	function isEqual(x, y) {
		if (x === null || x === void 0 || y === null || y === void 0) return x === y;
		if (x === y || x.valueOf() === y.valueOf()) return true;
		if (Array.isArray(x)) {
			if (!Array.isArray(y)) return false;
			if (x.length !== y.length) return false;
		}
		if (!(x instanceof Object) || !(y instanceof Object)) return false;
		const keysX = Object.keys(x);
		return Object.keys(y).every((keyY) => keysX.indexOf(keyY) !== -1) && keysX.every((key) => isEqual(x[key], y[key]));
	}
	var ObjectSet = class {
		constructor() {
			this.buckets = new Map();
		}
		put(value) {
			const hashCode = this.hashCodeOf(value);
			const itemsByCode = this.buckets.get(hashCode);
			if (!itemsByCode) {
				this.buckets.set(hashCode, [value]);
				return;
			}
			if (!itemsByCode.some((_) => isEqual(_, value))) itemsByCode.push(value);
		}
		contains(value) {
			const hashCode = this.hashCodeOf(value);
			const itemsByCode = this.buckets.get(hashCode);
			if (!itemsByCode) return false;
			return itemsByCode.some((_) => isEqual(_, value));
		}
		values() {
			return [...this.buckets.values()].flat();
		}
		stats() {
			let totalBuckets = 0;
			let totalValues = 0;
			let collisions = 0;
			for (const bucket of this.buckets.values()) {
				totalBuckets += 1;
				totalValues += bucket.length;
				if (bucket.length > 1) collisions += 1;
			}
			const hashEffectiveness = totalBuckets / totalValues;
			return {
				totalBuckets,
				collisions,
				totalValues,
				hashEffectiveness
			};
		}
		hashCodeOf(object) {
			let hashCode = 0;
			if (Array.isArray(object)) {
				for (let i = 0; i < object.length; i++) hashCode ^= this.hashCodeOf(object[i]) * i;
				return hashCode;
			}
			if (typeof object === "string") {
				for (let i = 0; i < object.length; i++) hashCode ^= object.charCodeAt(i) * i;
				return hashCode;
			}
			if (typeof object === "number") return object;
			if (typeof object === "object") for (const [key, value] of Object.entries(object)) hashCode ^= this.hashCodeOf(key) + this.hashCodeOf(value !== null && value !== void 0 ? value : "");
			return hashCode;
		}
	};
	function isUndefined(value) {
		return value === void 0;
	}
	function mapValues(object, mapper) {
		const result = {};
		Object.entries(object).forEach(([key, value]) => {
			result[key] = mapper(value);
		});
		return result;
	}
	function omit(object, keys) {
		const result = {};
		Object.entries(object).forEach(([key, value]) => {
			if (!keys.some((keyToOmit) => keyToOmit === key)) result[key] = value;
		});
		return result;
	}
	function omitBy(object, predicate) {
		const result = {};
		Object.entries(object).forEach(([key, value]) => {
			if (!predicate(value, key)) result[key] = value;
		});
		return result;
	}
	function compact(arr) {
		return arr.filter((elem) => !isUndefined(elem));
	}
	var objectEquals = isEqual;
	function uniq(values) {
		const set = new ObjectSet();
		values.forEach((value) => set.put(value));
		return [...set.values()];
	}
	function isString(val) {
		return typeof val === "string";
	}
	function sortObjectByKeys(obj) {
		return Object.fromEntries(Object.entries(obj).sort(([leftKey], [rightKey]) => leftKey.localeCompare(rightKey)));
	}
	var zodToOpenAPIRegistry = registry();
	var Metadata = class {
		static collectMetadata(schema, metadata) {
			const currentMetadata = this.getMetadataFromRegistry(schema);
			const _internal = Object.assign(Object.assign({}, currentMetadata === null || currentMetadata === void 0 ? void 0 : currentMetadata._internal), metadata === null || metadata === void 0 ? void 0 : metadata._internal);
			const param = Object.assign(Object.assign({}, currentMetadata === null || currentMetadata === void 0 ? void 0 : currentMetadata.param), metadata === null || metadata === void 0 ? void 0 : metadata.param);
			const totalMetadata = Object.assign(Object.assign(Object.assign(Object.assign({}, Object.keys(_internal).length > 0 ? { _internal } : {}), currentMetadata), metadata), Object.keys(param).length > 0 ? { param } : {});
			if (isZodType(schema, [
				"ZodOptional",
				"ZodNullable",
				"ZodDefault",
				"ZodPrefault",
				"ZodReadonly",
				"ZodNonOptional"
			]) && isAnyZodType(schema._zod.def.innerType)) return this.collectMetadata(schema._zod.def.innerType, totalMetadata);
			if (isZodType(schema, "ZodPipe")) {
				const inSchema = schema._zod.def.in;
				const outSchema = schema._zod.def.out;
				if (isZodType(inSchema, "ZodTransform") && isAnyZodType(outSchema)) return this.collectMetadata(outSchema, totalMetadata);
				if (isAnyZodType(inSchema)) return this.collectMetadata(inSchema, totalMetadata);
			}
			return totalMetadata;
		}
		static getMetadata(zodSchema) {
			return this.collectMetadata(zodSchema);
		}
		static getOpenApiMetadata(zodSchema) {
			const metadata = this.collectMetadata(zodSchema);
			const _a = metadata !== null && metadata !== void 0 ? metadata : {}, { _internal } = _a;
			return __rest(_a, ["_internal"]);
		}
		static getInternalMetadata(zodSchema) {
			var _a;
			return (_a = this.collectMetadata(zodSchema)) === null || _a === void 0 ? void 0 : _a._internal;
		}
		static getParamMetadata(zodSchema) {
			const metadata = this.collectMetadata(zodSchema);
			return Object.assign(Object.assign({}, metadata), { param: Object.assign(Object.assign({}, (metadata === null || metadata === void 0 ? void 0 : metadata.description) ? { description: metadata.description } : {}), metadata === null || metadata === void 0 ? void 0 : metadata.param) });
		}
		static buildSchemaMetadata(metadata) {
			return omitBy(omit(metadata, ["param", "_internal"]), isUndefined);
		}
		static buildParameterMetadata(metadata) {
			return omitBy(metadata, isUndefined);
		}
		static applySchemaMetadata(initialData, metadata) {
			return omitBy(Object.assign(Object.assign({}, initialData), this.buildSchemaMetadata(metadata)), isUndefined);
		}
		static getRefId(zodSchema) {
			var _a;
			return (_a = this.getInternalMetadata(zodSchema)) === null || _a === void 0 ? void 0 : _a.refId;
		}
		static unwrapChained(schema) {
			return this.unwrapUntil(schema);
		}
		static getDefaultValue(zodSchema) {
			var _a;
			const unwrapped = (_a = this.unwrapUntil(zodSchema, "ZodDefault")) !== null && _a !== void 0 ? _a : this.unwrapUntil(zodSchema, "ZodPrefault");
			return unwrapped === null || unwrapped === void 0 ? void 0 : unwrapped._zod.def.defaultValue;
		}
		static unwrapUntil(schema, typeName) {
			if (typeName && isZodType(schema, typeName)) return schema;
			if (isZodType(schema, [
				"ZodOptional",
				"ZodNullable",
				"ZodDefault",
				"ZodPrefault",
				"ZodReadonly",
				"ZodNonOptional"
			]) && isAnyZodType(schema._zod.def.innerType)) return this.unwrapUntil(schema._zod.def.innerType, typeName);
			if (isZodType(schema, "ZodPipe")) {
				const inSchema = schema._zod.def.in;
				const outSchema = schema._zod.def.out;
				if (isZodType(inSchema, "ZodTransform") && isAnyZodType(outSchema)) return this.unwrapUntil(outSchema, typeName);
				if (isAnyZodType(inSchema)) return this.unwrapUntil(inSchema, typeName);
			}
			return typeName ? void 0 : schema;
		}
		static getMetadataFromInternalRegistry(zodSchema) {
			return zodToOpenAPIRegistry.get(zodSchema);
		}
		static getMetadataFromRegistry(zodSchema) {
			const internal = this.getMetadataFromInternalRegistry(zodSchema);
			const general = zodSchema.meta();
			if (!internal) return general;
			const { _internal } = internal, rest = __rest(internal, ["_internal"]);
			const _a = general !== null && general !== void 0 ? general : {}, { id, title } = _a, restGeneral = __rest(_a, ["id", "title"]);
			return Object.assign(Object.assign(Object.assign({ _internal: Object.assign(Object.assign({}, id ? { refId: id } : {}), _internal) }, rest), title ? { description: title } : {}), restGeneral);
		}
		static setMetadataInRegistry(zodSchema, metadata) {
			zodToOpenAPIRegistry.add(zodSchema, metadata);
		}
	};
	function preserveMetadataFromModifier(zodSchema, modifier) {
		const zodModifier = zodSchema[modifier];
		if (typeof zodModifier !== "function") return;
		zodSchema[modifier] = function(...args) {
			const result = zodModifier.apply(this, args);
			const meta = Metadata.getMetadataFromRegistry(this);
			if (meta) Metadata.setMetadataInRegistry(result, meta);
			return result;
		};
	}
	function extendZodWithOpenApi(zod) {
		if (typeof zod.ZodType.prototype.openapi !== "undefined") return;
		zod.ZodType.prototype.openapi = function(...args) {
			const { refId, metadata, options } = getOpenApiConfiguration(...args);
			const _a = metadata !== null && metadata !== void 0 ? metadata : {}, { param } = _a, restOfOpenApi = __rest(_a, ["param"]);
			const allMetadata = Metadata.getMetadataFromRegistry(this);
			const _b = allMetadata !== null && allMetadata !== void 0 ? allMetadata : {}, { _internal: internalMetadata } = _b, currentMetadata = __rest(_b, ["_internal"]);
			const _internal = Object.assign(Object.assign(Object.assign({}, internalMetadata), options), refId ? { refId } : void 0);
			const resultMetadata = Object.assign(Object.assign(Object.assign({}, currentMetadata), restOfOpenApi), (currentMetadata === null || currentMetadata === void 0 ? void 0 : currentMetadata.param) || param ? { param: Object.assign(Object.assign({}, currentMetadata === null || currentMetadata === void 0 ? void 0 : currentMetadata.param), param) } : void 0);
			const result = new this.constructor(this._def);
			function setMetadata(schema) {
				Metadata.setMetadataInRegistry(schema, Object.assign(Object.assign({}, Object.keys(_internal).length > 0 ? { _internal } : void 0), resultMetadata));
			}
			setMetadata(result);
			if (isZodType(result, "ZodLazy")) setMetadata(this);
			if (isZodType(result, "ZodObject")) {
				const currentMetadata = Metadata.getMetadataFromRegistry(result);
				const originalExtend = result.extend;
				result.extend = function(...args) {
					const extendedResult = originalExtend.apply(result, args);
					const _a = currentMetadata !== null && currentMetadata !== void 0 ? currentMetadata : {}, { _internal } = _a, rest = __rest(_a, ["_internal"]);
					Metadata.setMetadataInRegistry(extendedResult, { _internal: { extendedFrom: (_internal === null || _internal === void 0 ? void 0 : _internal.refId) ? {
						refId: _internal.refId,
						schema: result
					} : _internal === null || _internal === void 0 ? void 0 : _internal.extendedFrom } });
					return extendedResult.openapi(rest);
				};
				preserveMetadataFromModifier(result, "catchall");
			}
			preserveMetadataFromModifier(result, "optional");
			preserveMetadataFromModifier(result, "nullable");
			preserveMetadataFromModifier(result, "default");
			preserveMetadataFromModifier(result, "transform");
			preserveMetadataFromModifier(result, "refine");
			preserveMetadataFromModifier(result, "length");
			preserveMetadataFromModifier(result, "min");
			preserveMetadataFromModifier(result, "max");
			const originalMeta = result.meta;
			result.meta = function(...args) {
				const result = originalMeta.apply(this, args);
				if (args[0]) {
					const meta = Metadata.getMetadataFromInternalRegistry(this);
					if (meta) Metadata.setMetadataInRegistry(result, Object.assign(Object.assign({}, meta), args[0]));
				}
				return result;
			};
			return result;
		};
	}
	function getOpenApiConfiguration(refOrOpenapi, metadataOrOptions, options) {
		if (typeof refOrOpenapi === "string") return {
			refId: refOrOpenapi,
			metadata: metadataOrOptions,
			options
		};
		return {
			refId: void 0,
			metadata: refOrOpenapi,
			options: metadataOrOptions
		};
	}
	function getOpenApiMetadata(zodSchema) {
		var _a;
		return omitBy((_a = Metadata.getOpenApiMetadata(zodSchema)) !== null && _a !== void 0 ? _a : {}, isUndefined);
	}
	var OpenAPIRegistry = class {
		constructor(parents) {
			this.parents = parents;
			this._definitions = [];
		}
		get definitions() {
			var _a, _b;
			return [...(_b = (_a = this.parents) === null || _a === void 0 ? void 0 : _a.flatMap((par) => par._definitions)) !== null && _b !== void 0 ? _b : [], ...this._definitions];
		}
		register(refId, zodSchema) {
			const schemaWithRefId = this.schemaWithRefId(refId, zodSchema);
			this._definitions.push({
				type: "schema",
				schema: schemaWithRefId
			});
			return schemaWithRefId;
		}
		registerParameter(refId, zodSchema) {
			var _a, _b, _c;
			const schemaWithRefId = this.schemaWithRefId(refId, zodSchema);
			const currentMetadata = (_a = Metadata.getOpenApiMetadata(schemaWithRefId)) !== null && _a !== void 0 ? _a : {};
			const schemaWithMetadata = schemaWithRefId.openapi(Object.assign(Object.assign({}, currentMetadata), { param: Object.assign(Object.assign({}, currentMetadata === null || currentMetadata === void 0 ? void 0 : currentMetadata.param), { name: (_c = (_b = currentMetadata === null || currentMetadata === void 0 ? void 0 : currentMetadata.param) === null || _b === void 0 ? void 0 : _b.name) !== null && _c !== void 0 ? _c : refId }) }));
			this._definitions.push({
				type: "parameter",
				schema: schemaWithMetadata
			});
			return schemaWithMetadata;
		}
		registerPath(route) {
			this._definitions.push({
				type: "route",
				route
			});
		}
		registerWebhook(webhook) {
			this._definitions.push({
				type: "webhook",
				webhook
			});
		}
		registerComponent(type, name, component) {
			this._definitions.push({
				type: "component",
				componentType: type,
				name,
				component
			});
			return {
				name,
				ref: { $ref: `#/components/${type}/${name}` }
			};
		}
		schemaWithRefId(refId, zodSchema) {
			return zodSchema.openapi(refId);
		}
	};
	var ZodToOpenAPIError = class {
		constructor(message) {
			this.message = message;
		}
	};
	var ConflictError = class extends ZodToOpenAPIError {
		constructor(message, data) {
			super(message);
			this.data = data;
		}
	};
	var MissingParameterDataError = class extends ZodToOpenAPIError {
		constructor(data) {
			super(`Missing parameter data, please specify \`${data.missingField}\` and other OpenAPI parameter props using the \`param\` field of \`schema.openapi\``);
			this.data = data;
		}
	};
	function enhanceMissingParametersError(action, paramsToAdd) {
		try {
			return action();
		} catch (error) {
			if (error instanceof MissingParameterDataError) throw new MissingParameterDataError(Object.assign(Object.assign({}, error.data), paramsToAdd));
			throw error;
		}
	}
	var UnknownZodTypeError = class extends ZodToOpenAPIError {
		constructor(data) {
			super(`Unknown zod object type, please specify \`type\` and other OpenAPI props using \`schema.openapi\`.`);
			this.data = data;
		}
	};
	var ArrayTransformer = class {
		transform(zodSchema, mapNullableType, mapItems) {
			var _a, _b, _c, _d;
			const itemType = zodSchema.def.element;
			const minItems = (_b = (_a = zodSchema.def.checks) === null || _a === void 0 ? void 0 : _a.find((check) => check._zod.def.check === "min_length")) === null || _b === void 0 ? void 0 : _b._zod.def.minimum;
			const maxItems = (_d = (_c = zodSchema.def.checks) === null || _c === void 0 ? void 0 : _c.find((check) => check._zod.def.check === "max_length")) === null || _d === void 0 ? void 0 : _d._zod.def.maximum;
			return Object.assign(Object.assign({}, mapNullableType("array")), {
				items: isAnyZodType(itemType) ? mapItems(itemType) : {},
				minItems,
				maxItems
			});
		}
	};
	var BigIntTransformer = class {
		transform(mapNullableType) {
			return Object.assign(Object.assign({}, mapNullableType("string")), { pattern: `^\\d+$` });
		}
	};
	var DiscriminatedUnionTransformer = class {
		transform(zodSchema, isNullable, mapNullableOfArray, mapItem, generateSchemaRef) {
			const options = zodSchema.def.options.filter(isAnyZodType);
			const optionSchema = options.map(mapItem);
			if (isNullable) return { oneOf: mapNullableOfArray(optionSchema, isNullable) };
			const discriminator = zodSchema._zod.def.discriminator;
			if (!discriminator) {
				console.error("No discriminator found for discriminated union", zodSchema);
				return { oneOf: optionSchema };
			}
			return {
				oneOf: optionSchema,
				discriminator: this.mapDiscriminator(options, discriminator, generateSchemaRef)
			};
		}
		mapDiscriminator(schemas, discriminator, generateSchemaRef) {
			if (schemas.some((schema) => Metadata.getRefId(schema) === void 0)) return;
			const mapping = {};
			for (const schema of schemas) {
				const refId = Metadata.getRefId(schema);
				const values = this.getDiscriminatorValues(schema, discriminator);
				for (const value of values) mapping[value] = generateSchemaRef(refId);
			}
			return {
				propertyName: discriminator,
				mapping
			};
		}
		getDiscriminatorValues(schema, discriminator) {
			var _a;
			if (isZodType(schema, "ZodObject")) {
				const value = (_a = schema.def.shape) === null || _a === void 0 ? void 0 : _a[discriminator];
				if (!value) return [];
				if (isZodType(value, "ZodEnum")) return Object.values(value._zod.def.entries).filter(isString);
				if (isZodType(value, "ZodLiteral")) return value.def.values.filter(isString);
				return [];
			}
			if (isZodType(schema, "ZodDiscriminatedUnion")) {
				const nestedOptions = schema.def.options.filter(isAnyZodType);
				return [...new Set(nestedOptions.flatMap((option) => this.getDiscriminatorValues(option, discriminator)))];
			}
			return [];
		}
	};
	function enumInfo(enumObject) {
		const values = Object.keys(enumObject).filter((key) => typeof enumObject[enumObject[key]] !== "number").map((key) => enumObject[key]);
		const numericCount = values.filter((_) => typeof _ === "number").length;
		return {
			values,
			type: numericCount === 0 ? "string" : numericCount === values.length ? "numeric" : "mixed"
		};
	}
	var EnumTransformer = class {
		transform(zodSchema, isNullable, mapNullableType) {
			const { type, values } = enumInfo(zodSchema._zod.def.entries);
			if (type === "mixed") throw new ZodToOpenAPIError("Enum has mixed string and number values, please specify the OpenAPI type manually");
			return Object.assign(Object.assign({}, mapNullableType(type === "numeric" ? "integer" : "string")), { enum: isNullable ? [...values, null] : values });
		}
	};
	var IntersectionTransformer = class {
		transform(zodSchema, isNullable, mapNullableOfArray, mapItem) {
			const allOfSchema = { allOf: this.flattenIntersectionTypes(zodSchema).map(mapItem) };
			if (isNullable) return { anyOf: mapNullableOfArray([allOfSchema], isNullable) };
			return allOfSchema;
		}
		flattenIntersectionTypes(schema) {
			if (!isZodType(schema, "ZodIntersection")) return [schema];
			const leftSubTypes = isAnyZodType(schema._zod.def.left) ? this.flattenIntersectionTypes(schema._zod.def.left) : [];
			const rightSubTypes = isAnyZodType(schema._zod.def.right) ? this.flattenIntersectionTypes(schema._zod.def.right) : [];
			return [...leftSubTypes, ...rightSubTypes];
		}
	};
	var LiteralTransformer = class {
		constructor() {
			this.bigIntTransformer = new BigIntTransformer();
		}
		transform(zodSchema, mapNullableType) {
			const type = typeof zodSchema.def.values[0];
			if (type === "boolean" || type === "number" || type === "string" || type === "object") return Object.assign(Object.assign({}, mapNullableType(type)), { enum: [zodSchema.def.values[0]] });
			if (type === "bigint") return this.bigIntTransformer.transform(mapNullableType);
			return mapNullableType("null");
		}
	};
	var NumberTransformer = class {
		transform(zodSchema, mapNullableType, getNumberChecks) {
			var _a;
			return Object.assign(Object.assign(Object.assign({}, mapNullableType("number")), mapNullableType(zodSchema.format === "safeint" ? "integer" : "number")), getNumberChecks((_a = zodSchema.def.checks) !== null && _a !== void 0 ? _a : []));
		}
	};
	var ObjectTransformer = class {
		transform(zodSchema, defaultValue, mapNullableType, mapItem) {
			var _a;
			const extendedFrom = (_a = Metadata.getInternalMetadata(zodSchema)) === null || _a === void 0 ? void 0 : _a.extendedFrom;
			const required = this.requiredKeysOf(zodSchema);
			const properties = mapValues(zodSchema.def.shape, mapItem);
			if (!extendedFrom) return Object.assign(Object.assign(Object.assign(Object.assign({}, mapNullableType("object")), {
				properties,
				default: defaultValue
			}), required.length > 0 ? { required } : {}), this.generateAdditionalProperties(zodSchema, mapItem));
			const parent = extendedFrom.schema;
			mapItem(parent);
			const keysRequiredByParent = this.requiredKeysOf(parent);
			const propsOfParent = mapValues(parent === null || parent === void 0 ? void 0 : parent.def.shape, mapItem);
			const propertiesToAdd = Object.fromEntries(Object.entries(properties).filter(([key, type]) => {
				return !objectEquals(propsOfParent[key], type);
			}));
			const additionallyRequired = required.filter((prop) => !keysRequiredByParent.includes(prop));
			const objectData = Object.assign(Object.assign(Object.assign(Object.assign({}, mapNullableType("object")), {
				default: defaultValue,
				properties: propertiesToAdd
			}), additionallyRequired.length > 0 ? { required: additionallyRequired } : {}), this.generateAdditionalProperties(zodSchema, mapItem));
			return { allOf: [{ $ref: `#/components/schemas/${extendedFrom.refId}` }, objectData] };
		}
		generateAdditionalProperties(zodSchema, mapItem) {
			const catchallSchema = zodSchema.def.catchall;
			if (!catchallSchema) return {};
			if (isZodType(catchallSchema, "ZodNever")) return { additionalProperties: false };
			if (isAnyZodType(catchallSchema)) return { additionalProperties: mapItem(catchallSchema) };
			return {};
		}
		requiredKeysOf(objectSchema) {
			return Object.entries(objectSchema.def.shape).filter(([_key, type]) => !isOptionalSchema(type)).map(([key, _type]) => key);
		}
	};
	var RecordTransformer = class {
		transform(zodSchema, mapNullableType, mapItem) {
			const propertiesType = zodSchema.valueType;
			const keyType = zodSchema.keyType;
			const propertiesSchema = isAnyZodType(propertiesType) ? mapItem(propertiesType) : {};
			if (isZodType(keyType, "ZodEnum")) {
				const properties = Object.values(keyType._zod.def.entries).filter(isString).reduce((acc, curr) => Object.assign(Object.assign({}, acc), { [curr]: propertiesSchema }), {});
				return Object.assign(Object.assign({}, mapNullableType("object")), { properties });
			}
			return Object.assign(Object.assign({}, mapNullableType("object")), { additionalProperties: propertiesSchema });
		}
	};
	function isZodCheckLengthEquals(check) {
		return check._zod.def.check === "length_equals";
	}
	function isZodCheckRegex(check) {
		return check._zod.def.check === "string_format" && check._zod.def.format === "regex";
	}
	var StringTransformer = class {
		transform(zodSchema, mapNullableType) {
			var _a, _b, _c, _d;
			const regexCheck = (_a = zodSchema.def.checks) === null || _a === void 0 ? void 0 : _a.find(isZodCheckRegex);
			const pattern = regexCheck === null || regexCheck === void 0 ? void 0 : regexCheck._zod.def.pattern.toString().replace(/^\/|\/$/g, "");
			const check = (_b = zodSchema.def.checks) === null || _b === void 0 ? void 0 : _b.find(isZodCheckLengthEquals);
			const length = check === null || check === void 0 ? void 0 : check._zod.def.length;
			const maxLength = Number.isFinite(zodSchema.minLength) ? (_c = zodSchema.minLength) !== null && _c !== void 0 ? _c : void 0 : void 0;
			const minLength = Number.isFinite(zodSchema.maxLength) ? (_d = zodSchema.maxLength) !== null && _d !== void 0 ? _d : void 0 : void 0;
			return Object.assign(Object.assign({}, mapNullableType("string")), {
				minLength: length !== null && length !== void 0 ? length : maxLength,
				maxLength: length !== null && length !== void 0 ? length : minLength,
				format: this.mapStringFormat(zodSchema),
				pattern
			});
		}
		mapStringFormat(zodString) {
			if (zodString.format === "uuid") return "uuid";
			if (zodString.format === "guid") return "uuid";
			if (zodString.format === "email") return "email";
			if (zodString.format === "url") return "uri";
			if (zodString.format === "date") return "date";
			if (zodString.format === "datetime") return "date-time";
			if (zodString.format === "time") return "time";
			if (zodString.format === "duration") return "duration";
			if (zodString.format === "cuid") return "cuid";
			if (zodString.format === "cuid2") return "cuid2";
			if (zodString.format === "ulid") return "ulid";
			if (zodString.format === "ipv4") return "ip";
			if (zodString.format === "ipv6") return "ip";
			if (zodString.format === "cidrv4") return "ipv4-cidr";
			if (zodString.format === "cidrv6") return "ipv6-cidr";
			if (zodString.format === "base64url") return "base64url";
			if (zodString.format === "emoji") return "emoji";
		}
	};
	var TupleTransformer = class {
		constructor(versionSpecifics) {
			this.versionSpecifics = versionSpecifics;
		}
		transform(zodSchema, mapNullableType, mapItem) {
			const schemas = zodSchema._zod.def.items.map((item) => isAnyZodType(item) ? mapItem(item) : {});
			return Object.assign(Object.assign({}, mapNullableType("array")), this.versionSpecifics.mapTupleItems(schemas));
		}
	};
	var UnionTransformer = class {
		constructor(options) {
			this.options = options;
		}
		transform(zodSchema, mapNullableOfArray, mapItem) {
			var _a, _b, _c;
			const internalMetadata = Metadata.getInternalMetadata(zodSchema);
			const preferredType = (_c = (_a = internalMetadata === null || internalMetadata === void 0 ? void 0 : internalMetadata.unionPreferredType) !== null && _a !== void 0 ? _a : (_b = this.options) === null || _b === void 0 ? void 0 : _b.unionPreferredType) !== null && _c !== void 0 ? _c : "anyOf";
			const schemas = this.flattenUnionTypes(zodSchema).map((schema) => {
				return mapItem(this.unwrapNullable(schema));
			});
			return { [preferredType]: mapNullableOfArray(schemas) };
		}
		flattenUnionTypes(schema) {
			if (!isZodType(schema, "ZodUnion")) return [schema];
			return schema.def.options.flatMap((option) => isAnyZodType(option) ? this.flattenUnionTypes(option) : []);
		}
		unwrapNullable(schema) {
			if (isZodType(schema, "ZodNullable")) {
				const unwrapped = schema.unwrap();
				if (isAnyZodType(unwrapped)) return this.unwrapNullable(unwrapped);
			}
			return schema;
		}
	};
	var DateTransformer = class {
		transform(mapNullableType) {
			return Object.assign(Object.assign({}, mapNullableType("string")), { format: "date-time" });
		}
	};
	var LazyTransformer = class LazyTransformer {
		transform(zodSchema, mapItem, mapNullableType, mapNullableRef) {
			const result = mapItem(zodSchema._zod.def.getter());
			return LazyTransformer.mapRecursive(result, mapNullableType, mapNullableRef);
		}
		static mapRecursive(schema, mapNullableType, mapNullableRef) {
			if ("$ref" in schema) return mapNullableRef(schema);
			if (schema.type) return Object.assign(Object.assign({}, schema), mapNullableType(schema.type));
			return schema;
		}
	};
	var TemplateLiteralTransformer = class {
		transform(zodSchema, mapNullableType) {
			const contentPattern = zodSchema.def.parts.map((part) => this.generatePattern(part)).join("");
			return Object.assign(Object.assign({}, mapNullableType("string")), { pattern: `^${contentPattern}$` });
		}
		generatePattern(part) {
			if (typeof part === "string" || typeof part === "number" || typeof part === "boolean" || typeof part === "bigint" || part === null || part === void 0) return this.escapeRegex(String(part));
			if (isZodType(part, "ZodLiteral")) {
				const value = part.def.values[0];
				return this.escapeRegex(String(value));
			}
			if (isZodType(part, "ZodNumber")) return "[+-]?\\d+(\\.\\d+)?";
			if (isZodType(part, "ZodBoolean")) return "(true|false)";
			if (isZodType(part, "ZodEnum")) {
				const { values } = enumInfo(part.def.entries);
				return `(${values.map((v) => this.escapeRegex(String(v))).join("|")})`;
			}
			return ".*";
		}
		escapeRegex(str) {
			return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
	};
	var OpenApiTransformer = class {
		constructor(versionSpecifics, options) {
			this.versionSpecifics = versionSpecifics;
			this.objectTransformer = new ObjectTransformer();
			this.stringTransformer = new StringTransformer();
			this.numberTransformer = new NumberTransformer();
			this.bigIntTransformer = new BigIntTransformer();
			this.dateTransformer = new DateTransformer();
			this.lazyTransformer = new LazyTransformer();
			this.literalTransformer = new LiteralTransformer();
			this.templateLiteralTransformer = new TemplateLiteralTransformer();
			this.enumTransformer = new EnumTransformer();
			this.arrayTransformer = new ArrayTransformer();
			this.discriminatedUnionTransformer = new DiscriminatedUnionTransformer();
			this.intersectionTransformer = new IntersectionTransformer();
			this.recordTransformer = new RecordTransformer();
			this.tupleTransformer = new TupleTransformer(versionSpecifics);
			this.unionTransformer = new UnionTransformer(options);
		}
		transform(zodSchema, isNullable, mapItem, generateSchemaRef, defaultValue) {
			if (isZodType(zodSchema, "ZodNull")) return this.versionSpecifics.nullType;
			if (isZodType(zodSchema, "ZodUnknown") || isZodType(zodSchema, "ZodAny")) return this.versionSpecifics.mapNullableType(void 0, isNullable);
			if (isZodType(zodSchema, "ZodObject")) return this.objectTransformer.transform(zodSchema, defaultValue, (_) => this.versionSpecifics.mapNullableType(_, isNullable), mapItem);
			const schema = this.transformSchemaWithoutDefault(zodSchema, isNullable, mapItem, generateSchemaRef);
			return Object.assign(Object.assign({}, schema), { default: defaultValue });
		}
		transformSchemaWithoutDefault(zodSchema, isNullable, mapItem, generateSchemaRef) {
			if (isZodType(zodSchema, "ZodUnknown") || isZodType(zodSchema, "ZodAny")) return this.versionSpecifics.mapNullableType(void 0, isNullable);
			if (isZodType(zodSchema, "ZodString")) return this.stringTransformer.transform(zodSchema, (schema) => this.versionSpecifics.mapNullableType(schema, isNullable));
			if (isZodType(zodSchema, "ZodNumber")) return this.numberTransformer.transform(zodSchema, (schema) => this.versionSpecifics.mapNullableType(schema, isNullable), (_) => this.versionSpecifics.getNumberChecks(_));
			if (isZodType(zodSchema, "ZodBigInt")) return this.bigIntTransformer.transform((schema) => this.versionSpecifics.mapNullableType(schema, isNullable));
			if (isZodType(zodSchema, "ZodBoolean")) return this.versionSpecifics.mapNullableType("boolean", isNullable);
			if (isZodType(zodSchema, "ZodLazy")) return this.lazyTransformer.transform(zodSchema, mapItem, (schema) => this.versionSpecifics.mapNullableType(schema, isNullable), (schema) => this.versionSpecifics.mapNullableOfRef(schema, isNullable));
			if (isZodType(zodSchema, "ZodLiteral")) return this.literalTransformer.transform(zodSchema, (schema) => this.versionSpecifics.mapNullableType(schema, isNullable));
			if (isZodType(zodSchema, "ZodTemplateLiteral")) return this.templateLiteralTransformer.transform(zodSchema, (schema) => this.versionSpecifics.mapNullableType(schema, isNullable));
			if (isZodType(zodSchema, "ZodEnum")) return this.enumTransformer.transform(zodSchema, isNullable, (schema) => this.versionSpecifics.mapNullableType(schema, isNullable));
			if (isZodType(zodSchema, "ZodArray")) return this.arrayTransformer.transform(zodSchema, (_) => this.versionSpecifics.mapNullableType(_, isNullable), mapItem);
			if (isZodType(zodSchema, "ZodTuple")) return this.tupleTransformer.transform(zodSchema, (_) => this.versionSpecifics.mapNullableType(_, isNullable), mapItem);
			if (isZodType(zodSchema, "ZodDiscriminatedUnion")) return this.discriminatedUnionTransformer.transform(zodSchema, isNullable, (_) => this.versionSpecifics.mapNullableOfArray(_, isNullable), mapItem, generateSchemaRef);
			if (isZodType(zodSchema, "ZodUnion")) return this.unionTransformer.transform(zodSchema, (_) => this.versionSpecifics.mapNullableOfArray(_, isNullable), mapItem);
			if (isZodType(zodSchema, "ZodIntersection")) return this.intersectionTransformer.transform(zodSchema, isNullable, (_) => this.versionSpecifics.mapNullableOfArray(_, isNullable), mapItem);
			if (isZodType(zodSchema, "ZodRecord")) return this.recordTransformer.transform(zodSchema, (_) => this.versionSpecifics.mapNullableType(_, isNullable), mapItem);
			if (isZodType(zodSchema, "ZodDate")) return this.dateTransformer.transform((_) => this.versionSpecifics.mapNullableType(_, isNullable));
			const refId = Metadata.getRefId(zodSchema);
			throw new UnknownZodTypeError({
				currentSchema: zodSchema.def,
				schemaName: refId
			});
		}
	};
	var OpenAPIGenerator = class {
		constructor(definitions, versionSpecifics, options) {
			this.definitions = definitions;
			this.versionSpecifics = versionSpecifics;
			this.options = options;
			this.schemaRefs = {};
			this.paramRefs = {};
			this.pathRefs = {};
			this.rawComponents = [];
			this.openApiTransformer = new OpenApiTransformer(versionSpecifics, options);
			this.sortDefinitions();
		}
		generateDocumentData() {
			this.definitions.forEach((definition) => this.generateSingle(definition));
			return {
				components: this.buildComponents(),
				paths: this.pathRefs
			};
		}
		generateComponents() {
			this.definitions.forEach((definition) => this.generateSingle(definition));
			return { components: this.buildComponents() };
		}
		buildComponents() {
			var _a, _b, _c, _d;
			const rawComponents = {};
			this.rawComponents.forEach(({ componentType, name, component }) => {
				var _a;
				(_a = rawComponents[componentType]) !== null && _a !== void 0 || (rawComponents[componentType] = {});
				rawComponents[componentType][name] = component;
			});
			const rawSchemas = (_a = rawComponents["schemas"]) !== null && _a !== void 0 ? _a : {};
			const allSchemas = Object.assign(Object.assign({}, rawSchemas), this.filteredSchemaRefs);
			const schemas = ((_b = this.options) === null || _b === void 0 ? void 0 : _b.sortComponents) === "alphabetically" ? sortObjectByKeys(allSchemas) : allSchemas;
			const rawParameters = (_c = rawComponents["parameters"]) !== null && _c !== void 0 ? _c : {};
			const allParameters = Object.assign(Object.assign({}, rawParameters), this.paramRefs);
			const parameters = ((_d = this.options) === null || _d === void 0 ? void 0 : _d.sortComponents) === "alphabetically" ? sortObjectByKeys(allParameters) : allParameters;
			return Object.assign(Object.assign({}, rawComponents), {
				schemas,
				parameters
			});
		}
		isNotPendingRefEntry(entry) {
			return entry[1] !== "pending";
		}
		get filteredSchemaRefs() {
			const filtered = Object.entries(this.schemaRefs).filter(this.isNotPendingRefEntry);
			return Object.fromEntries(filtered);
		}
		sortDefinitions() {
			const generationOrder = [
				"schema",
				"parameter",
				"component",
				"route",
				"webhook"
			];
			this.definitions.sort((left, right) => {
				if (!("type" in left)) {
					if (!("type" in right)) return 0;
					return -1;
				}
				if (!("type" in right)) return 1;
				return generationOrder.findIndex((type) => type === left.type) - generationOrder.findIndex((type) => type === right.type);
			});
		}
		generateSingle(definition) {
			if (!("type" in definition)) {
				this.generateSchemaWithRef(definition);
				return;
			}
			switch (definition.type) {
				case "parameter":
					this.generateParameterDefinition(definition.schema);
					return;
				case "schema":
					this.generateSchemaWithRef(definition.schema);
					return;
				case "route":
					this.generateSingleRoute(definition.route);
					return;
				case "component":
					this.rawComponents.push(definition);
					return;
			}
		}
		generateParameterDefinition(zodSchema) {
			const refId = Metadata.getRefId(zodSchema);
			const result = this.generateParameter(zodSchema);
			if (refId) this.paramRefs[refId] = result;
			return result;
		}
		getParameterRef(schema, external) {
			const metadata = Metadata.getOpenApiMetadata(schema);
			const internalMetadata = Metadata.getInternalMetadata(schema);
			const parameterMetadata = metadata === null || metadata === void 0 ? void 0 : metadata.param;
			const existingRef = (internalMetadata === null || internalMetadata === void 0 ? void 0 : internalMetadata.refId) ? this.paramRefs[internalMetadata.refId] : void 0;
			if (!(internalMetadata === null || internalMetadata === void 0 ? void 0 : internalMetadata.refId) || !existingRef) return;
			if (parameterMetadata && existingRef.in !== parameterMetadata.in || (external === null || external === void 0 ? void 0 : external.in) && existingRef.in !== external.in) throw new ConflictError(`Conflicting location for parameter ${existingRef.name}`, {
				key: "in",
				values: compact([
					existingRef.in,
					external === null || external === void 0 ? void 0 : external.in,
					parameterMetadata === null || parameterMetadata === void 0 ? void 0 : parameterMetadata.in
				])
			});
			if (parameterMetadata && existingRef.name !== parameterMetadata.name || (external === null || external === void 0 ? void 0 : external.name) && existingRef.name !== (external === null || external === void 0 ? void 0 : external.name)) throw new ConflictError(`Conflicting names for parameter`, {
				key: "name",
				values: compact([
					existingRef.name,
					external === null || external === void 0 ? void 0 : external.name,
					parameterMetadata === null || parameterMetadata === void 0 ? void 0 : parameterMetadata.name
				])
			});
			return { $ref: `#/components/parameters/${internalMetadata.refId}` };
		}
		generateInlineParameters(zodSchema, location) {
			const metadata = Metadata.getOpenApiMetadata(zodSchema);
			const parameterMetadata = metadata === null || metadata === void 0 ? void 0 : metadata.param;
			const referencedSchema = this.getParameterRef(zodSchema, { in: location });
			if (referencedSchema) return [referencedSchema];
			if (isZodType(zodSchema, "ZodObject")) {
				const propTypes = zodSchema.def.shape;
				return Object.entries(propTypes).map(([key, schema]) => {
					var _a;
					const innerMetadata = Metadata.getOpenApiMetadata(schema);
					const referencedSchema = this.getParameterRef(schema, {
						in: location,
						name: key
					});
					if (referencedSchema) return referencedSchema;
					const innerParameterMetadata = innerMetadata === null || innerMetadata === void 0 ? void 0 : innerMetadata.param;
					if ((innerParameterMetadata === null || innerParameterMetadata === void 0 ? void 0 : innerParameterMetadata.name) && innerParameterMetadata.name !== key) throw new ConflictError(`Conflicting names for parameter`, {
						key: "name",
						values: [key, innerParameterMetadata.name]
					});
					if ((innerParameterMetadata === null || innerParameterMetadata === void 0 ? void 0 : innerParameterMetadata.in) && innerParameterMetadata.in !== location) throw new ConflictError(`Conflicting location for parameter ${(_a = innerParameterMetadata.name) !== null && _a !== void 0 ? _a : key}`, {
						key: "in",
						values: [location, innerParameterMetadata.in]
					});
					return this.generateParameter(schema, {
						name: key,
						in: location
					});
				});
			}
			if ((parameterMetadata === null || parameterMetadata === void 0 ? void 0 : parameterMetadata.in) && parameterMetadata.in !== location) throw new ConflictError(`Conflicting location for parameter ${parameterMetadata.name}`, {
				key: "in",
				values: [location, parameterMetadata.in]
			});
			return [this.generateParameter(zodSchema, { in: location })];
		}
		generateSimpleParameter(zodSchema, externalParamMetadata) {
			const metadata = Metadata.getParamMetadata(zodSchema);
			const paramMetadata = metadata === null || metadata === void 0 ? void 0 : metadata.param;
			const mergedParamMetadata = Object.assign(Object.assign({}, paramMetadata), externalParamMetadata);
			const required = !isOptionalSchema(zodSchema) && !isNullableSchema(zodSchema);
			const schema = this.generateSchemaWithRef(zodSchema);
			return Object.assign({
				schema,
				required
			}, Object.keys(mergedParamMetadata).length > 0 ? Metadata.buildParameterMetadata(mergedParamMetadata) : {});
		}
		generateParameter(zodSchema, externalParamMetadata) {
			var _a, _b;
			const metadata = Metadata.getOpenApiMetadata(zodSchema);
			const paramMetadata = metadata === null || metadata === void 0 ? void 0 : metadata.param;
			const paramName = (_a = externalParamMetadata === null || externalParamMetadata === void 0 ? void 0 : externalParamMetadata.name) !== null && _a !== void 0 ? _a : paramMetadata === null || paramMetadata === void 0 ? void 0 : paramMetadata.name;
			const paramLocation = (_b = externalParamMetadata === null || externalParamMetadata === void 0 ? void 0 : externalParamMetadata.in) !== null && _b !== void 0 ? _b : paramMetadata === null || paramMetadata === void 0 ? void 0 : paramMetadata.in;
			if (!paramName) throw new MissingParameterDataError({ missingField: "name" });
			if (!paramLocation) throw new MissingParameterDataError({
				missingField: "in",
				paramName
			});
			const baseParameter = this.generateSimpleParameter(zodSchema, externalParamMetadata);
			return Object.assign(Object.assign({}, baseParameter), {
				in: paramLocation,
				name: paramName
			});
		}
		generateSchemaWithMetadata(zodSchema) {
			const innerSchema = Metadata.unwrapChained(zodSchema);
			const metadata = Metadata.getOpenApiMetadata(zodSchema);
			const defaultValue = Metadata.getDefaultValue(zodSchema);
			const refId = Metadata.getRefId(zodSchema);
			if (refId && typeof this.schemaRefs[refId] === "object") return this.schemaRefs[refId];
			if (refId && this.schemaRefs[refId] === "pending") {
				const refSchema = { $ref: this.generateSchemaRef(refId) };
				return this.versionSpecifics.mapNullableOfRef(refSchema, isNullableSchema(zodSchema));
			}
			if (refId && !this.schemaRefs[refId]) this.schemaRefs[refId] = "pending";
			const result = (metadata === null || metadata === void 0 ? void 0 : metadata.type) ? { type: metadata.type } : this.toOpenAPISchema(innerSchema, isNullableSchema(zodSchema), defaultValue);
			return metadata ? Metadata.applySchemaMetadata(result, metadata) : omitBy(result, isUndefined);
		}
		constructReferencedOpenAPISchema(zodSchema) {
			const metadata = Metadata.getOpenApiMetadata(zodSchema);
			const innerSchema = Metadata.unwrapChained(zodSchema);
			const defaultValue = Metadata.getDefaultValue(zodSchema);
			const isNullable = isNullableSchema(zodSchema);
			if (metadata === null || metadata === void 0 ? void 0 : metadata.type) return this.versionSpecifics.mapNullableType(metadata.type, isNullable);
			const refId = Metadata.getRefId(zodSchema);
			if (refId && typeof this.schemaRefs[refId] === "object") return LazyTransformer.mapRecursive(this.schemaRefs[refId], (schema) => this.versionSpecifics.mapNullableType(schema, isNullable), (schema) => this.versionSpecifics.mapNullableOfRef(schema, isNullable));
			if (refId && this.schemaRefs[refId] === "pending") {
				const refSchema = { $ref: this.generateSchemaRef(refId) };
				return this.versionSpecifics.mapNullableOfRef(refSchema, isNullable);
			}
			if (refId && !this.schemaRefs[refId]) this.schemaRefs[refId] = "pending";
			return this.toOpenAPISchema(innerSchema, isNullable, defaultValue);
		}
		generateSimpleSchema(zodSchema) {
			const metadata = Metadata.getOpenApiMetadata(zodSchema);
			const refId = Metadata.getRefId(zodSchema);
			if (!refId || !this.schemaRefs[refId]) return this.generateSchemaWithMetadata(zodSchema);
			const schemaRef = this.schemaRefs[refId];
			const referenceObject = { $ref: this.generateSchemaRef(refId) };
			if (this.schemaRefs[refId] === "pending") return this.versionSpecifics.mapNullableOfRef(referenceObject, isNullableSchema(zodSchema));
			const newMetadata = omitBy(Metadata.buildSchemaMetadata(metadata !== null && metadata !== void 0 ? metadata : {}), (value, key) => value === void 0 || objectEquals(value, schemaRef[key]));
			if (newMetadata.type) return { allOf: [referenceObject, newMetadata] };
			const newSchemaMetadata = omitBy(this.constructReferencedOpenAPISchema(zodSchema), (value, key) => value === void 0 || objectEquals(value, schemaRef[key]));
			const appliedMetadata = Metadata.applySchemaMetadata(newSchemaMetadata, newMetadata);
			if (Object.keys(appliedMetadata).length > 0) return { allOf: [referenceObject, appliedMetadata] };
			return referenceObject;
		}
		generateSchemaWithRef(zodSchema) {
			const refId = Metadata.getRefId(zodSchema);
			if (refId && !this.schemaRefs[refId]) {
				this.schemaRefs[refId] = this.generateSimpleSchema(zodSchema);
				return { $ref: this.generateSchemaRef(refId) };
			}
			return this.generateSimpleSchema(zodSchema);
		}
		generateSchemaRef(refId) {
			return `#/components/schemas/${refId}`;
		}
		getRequestBody(requestBody) {
			if (!requestBody) return;
			const { content } = requestBody, rest = __rest(requestBody, ["content"]);
			const requestBodyContent = this.getBodyContent(content);
			return Object.assign(Object.assign({}, rest), { content: requestBodyContent });
		}
		getParameters(request) {
			if (!request) return [];
			const { headers } = request;
			const query = this.cleanParameter(request.query);
			const params = this.cleanParameter(request.params);
			const cookies = this.cleanParameter(request.cookies);
			const queryParameters = enhanceMissingParametersError(() => query ? this.generateInlineParameters(query, "query") : [], { location: "query" });
			const pathParameters = enhanceMissingParametersError(() => params ? this.generateInlineParameters(params, "path") : [], { location: "path" });
			const cookieParameters = enhanceMissingParametersError(() => cookies ? this.generateInlineParameters(cookies, "cookie") : [], { location: "cookie" });
			const headerParameters = enhanceMissingParametersError(() => {
				if (Array.isArray(headers)) return headers.flatMap((header) => this.generateInlineParameters(header, "header"));
				const cleanHeaders = this.cleanParameter(headers);
				return cleanHeaders ? this.generateInlineParameters(cleanHeaders, "header") : [];
			}, { location: "header" });
			return [
				...pathParameters,
				...queryParameters,
				...headerParameters,
				...cookieParameters
			];
		}
		cleanParameter(schema) {
			if (!schema) return;
			if (isZodType(schema, "ZodPipe")) {
				const inSchema = schema._zod.def.in;
				const outSchema = schema._zod.def.out;
				if (isZodType(inSchema, "ZodObject")) return this.cleanParameter(inSchema);
				if (isZodType(outSchema, "ZodObject")) return this.cleanParameter(outSchema);
				return;
			}
			return schema;
		}
		generatePath(route) {
			const { method, path, request, responses } = route, pathItemConfig = __rest(route, [
				"method",
				"path",
				"request",
				"responses"
			]);
			const generatedResponses = mapValues(responses, (response) => {
				return this.getResponse(response);
			});
			const parameters = enhanceMissingParametersError(() => this.getParameters(request), { route: `${method} ${path}` });
			const requestBody = this.getRequestBody(request === null || request === void 0 ? void 0 : request.body);
			return { [method]: Object.assign(Object.assign(Object.assign(Object.assign({}, pathItemConfig), parameters.length > 0 ? { parameters: [...pathItemConfig.parameters || [], ...parameters] } : {}), requestBody ? { requestBody } : {}), { responses: generatedResponses }) };
		}
		generateSingleRoute(route) {
			const routeDoc = this.generatePath(route);
			this.pathRefs[route.path] = Object.assign(Object.assign({}, this.pathRefs[route.path]), routeDoc);
			return routeDoc;
		}
		getResponse(response) {
			if (this.isReferenceObject(response)) return response;
			const { content, headers } = response, rest = __rest(response, ["content", "headers"]);
			const responseContent = content ? { content: this.getBodyContent(content) } : {};
			if (!headers) return Object.assign(Object.assign({}, rest), responseContent);
			const responseHeaders = isZodType(headers, "ZodObject") ? this.getResponseHeaders(headers) : headers;
			return Object.assign(Object.assign(Object.assign({}, rest), { headers: responseHeaders }), responseContent);
		}
		isReferenceObject(schema) {
			return "$ref" in schema;
		}
		getResponseHeaders(headers) {
			const schemaShape = headers.def.shape;
			return mapValues(schemaShape, (_) => this.generateSimpleParameter(_));
		}
		getBodyContent(content) {
			return mapValues(content, (config) => {
				if (!config) return config;
				if ("$ref" in config) return config;
				const { schema: configSchema, itemSchema: configItemSchema } = config, rest = __rest(config, ["schema", "itemSchema"]);
				const schema = typeof configSchema === "object" && isAnyZodType(configSchema) ? this.generateSchemaWithRef(configSchema) : configSchema;
				const itemSchema = typeof configItemSchema === "object" && isAnyZodType(configItemSchema) ? this.generateSchemaWithRef(configItemSchema) : configItemSchema;
				return Object.assign(Object.assign(Object.assign({}, rest), schema !== void 0 ? { schema } : {}), itemSchema !== void 0 ? { itemSchema } : {});
			});
		}
		toOpenAPISchema(zodSchema, isNullable, defaultValue) {
			return this.openApiTransformer.transform(zodSchema, isNullable, (_) => this.generateSchemaWithRef(_), (_) => this.generateSchemaRef(_), defaultValue);
		}
	};
	var OpenApiGeneratorV30Specifics = class {
		get nullType() {
			return { nullable: true };
		}
		mapNullableOfArray(objects, isNullable) {
			if (isNullable && !objects.some((object) => objectEquals(object, this.nullType))) return [...objects, this.nullType];
			return objects;
		}
		mapNullableType(type, isNullable) {
			return Object.assign(Object.assign({}, type ? { type } : void 0), isNullable ? this.nullType : void 0);
		}
		mapNullableOfRef(ref, isNullable) {
			if (isNullable) return { allOf: [ref, this.nullType] };
			return ref;
		}
		mapTupleItems(schemas) {
			const uniqueSchemas = uniq(schemas);
			return {
				items: uniqueSchemas.length === 1 ? uniqueSchemas[0] : { anyOf: uniqueSchemas },
				minItems: schemas.length,
				maxItems: schemas.length
			};
		}
		getNumberChecks(checks) {
			return Object.assign({}, ...checks.map((check) => {
				switch (check._zod.def.check) {
					case "greater_than": {
						const greaterThanCheck = check;
						return greaterThanCheck._zod.def.inclusive ? { minimum: Number(greaterThanCheck._zod.def.value) } : {
							minimum: Number(greaterThanCheck._zod.def.value),
							exclusiveMinimum: true
						};
					}
					case "less_than": {
						const lessThanCheck = check;
						return lessThanCheck._zod.def.inclusive ? { maximum: Number(lessThanCheck._zod.def.value) } : {
							maximum: Number(lessThanCheck._zod.def.value),
							exclusiveMaximum: !lessThanCheck._zod.def.inclusive
						};
					}
					default: return {};
				}
			}));
		}
	};
	var OpenApiGeneratorV3 = class {
		constructor(definitions, options) {
			const specifics = new OpenApiGeneratorV30Specifics();
			this.generator = new OpenAPIGenerator(definitions, specifics, options);
		}
		generateDocument(config) {
			const baseData = this.generator.generateDocumentData();
			return Object.assign(Object.assign({}, config), baseData);
		}
		generateComponents() {
			return this.generator.generateComponents();
		}
	};
	var OpenApiGeneratorV31Specifics = class {
		get nullType() {
			return { type: "null" };
		}
		mapNullableOfArray(objects, isNullable) {
			if (isNullable && !objects.some((object) => objectEquals(object, this.nullType))) return [...objects, this.nullType];
			return objects;
		}
		mapNullableType(type, isNullable) {
			if (!type) return {};
			if (isNullable) return { type: uniq([...Array.isArray(type) ? type : [type], "null"]) };
			return { type };
		}
		mapNullableOfRef(ref, isNullable) {
			if (isNullable) return { oneOf: [ref, this.nullType] };
			return ref;
		}
		mapTupleItems(schemas) {
			return { prefixItems: schemas };
		}
		getNumberChecks(checks) {
			return Object.assign({}, ...checks.map((check) => {
				switch (check._zod.def.check) {
					case "greater_than": {
						const greaterThanCheck = check;
						return greaterThanCheck._zod.def.inclusive ? { minimum: Number(greaterThanCheck._zod.def.value) } : { exclusiveMinimum: Number(greaterThanCheck._zod.def.value) };
					}
					case "less_than": {
						const lessThanCheck = check;
						return lessThanCheck._zod.def.inclusive ? { maximum: Number(lessThanCheck._zod.def.value) } : { exclusiveMaximum: Number(lessThanCheck._zod.def.value) };
					}
					default: return {};
				}
			}));
		}
	};
	function isWebhookDefinition$1(definition) {
		return "type" in definition && definition.type === "webhook";
	}
	var OpenApiGeneratorV31 = class {
		constructor(definitions, options) {
			this.definitions = definitions;
			this.webhookRefs = {};
			const specifics = new OpenApiGeneratorV31Specifics();
			this.generator = new OpenAPIGenerator(this.definitions, specifics, options);
		}
		generateDocument(config) {
			this.generateWebhooks();
			const baseDocument = this.generator.generateDocumentData();
			return Object.assign(Object.assign(Object.assign({}, config), baseDocument), { webhooks: this.webhookRefs });
		}
		generateComponents() {
			return this.generator.generateComponents();
		}
		generateWebhooks() {
			this.webhookRefs = {};
			this.definitions.filter(isWebhookDefinition$1).forEach((definition) => this.generateSingleWebhook(definition.webhook));
		}
		generateSingleWebhook(route) {
			const routeDoc = this.generator.generatePath(route);
			this.webhookRefs[route.path] = Object.assign(Object.assign({}, this.webhookRefs[route.path]), routeDoc);
			return routeDoc;
		}
	};
	exports.OpenAPIRegistry = OpenAPIRegistry;
	exports.OpenApiGeneratorV3 = OpenApiGeneratorV3;
	exports.OpenApiGeneratorV31 = OpenApiGeneratorV31;
	exports.extendZodWithOpenApi = extendZodWithOpenApi;
	exports.getOpenApiMetadata = getOpenApiMetadata;
}));
// node_modules/hono/dist/utils/cookie.js
var relaxedCookieNameRegEx = /^[!#-:<>-[\]-~]+$/;
var validCookieValueRegEx = /^[ !#-:<-[\]-~]*$/;
var trimCookieWhitespace = (value) => {
	let start = 0;
	let end = value.length;
	while (start < end) {
		const charCode = value.charCodeAt(start);
		if (charCode !== 32 && charCode !== 9) break;
		start++;
	}
	while (end > start) {
		const charCode = value.charCodeAt(end - 1);
		if (charCode !== 32 && charCode !== 9) break;
		end--;
	}
	return start === 0 && end === value.length ? value : value.slice(start, end);
};
var parse$1 = (cookie, name) => {
	if (name && cookie.indexOf(name) === -1) return {};
	const pairs = cookie.split(";");
	const parsedCookie = Object.create(null);
	for (const pairStr of pairs) {
		const valueStartPos = pairStr.indexOf("=");
		if (valueStartPos === -1) continue;
		const cookieName = trimCookieWhitespace(pairStr.substring(0, valueStartPos));
		if (name && name !== cookieName || !relaxedCookieNameRegEx.test(cookieName) || cookieName in parsedCookie) continue;
		let cookieValue = trimCookieWhitespace(pairStr.substring(valueStartPos + 1));
		if (cookieValue.startsWith("\"") && cookieValue.endsWith("\"")) cookieValue = cookieValue.slice(1, -1);
		if (validCookieValueRegEx.test(cookieValue)) {
			parsedCookie[cookieName] = tryDecodeURIComponent(cookieValue);
			if (name) break;
		}
	}
	return parsedCookie;
};
// node_modules/hono/dist/helper/cookie/index.js
var getCookie = (c, key, prefix) => {
	const cookie = c.req.raw.headers.get("Cookie");
	if (typeof key === "string") {
		if (!cookie) return;
		let finalKey = key;
		if (prefix === "secure") finalKey = "__Secure-" + key;
		else if (prefix === "host") finalKey = "__Host-" + key;
		return parse$1(cookie, finalKey)[finalKey];
	}
	if (!cookie) return {};
	return parse$1(cookie);
};
// node_modules/hono/dist/validator/validator.js
var jsonRegex = /^application\/([\w.-]+\+)?json$/i;
var getMediaType = (contentType) => contentType.split(";")[0].trim().toLowerCase();
var validator = (target, validationFunc) => {
	return async (c, next) => {
		let value = {};
		const contentType = c.req.header("Content-Type");
		const mediaType = contentType ? getMediaType(contentType) : "";
		switch (target) {
			case "json":
				if (!jsonRegex.test(mediaType)) break;
				try {
					value = await c.req.json();
				} catch {
					throw new HTTPException(400, { message: "Malformed JSON in request body" });
				}
				break;
			case "form": {
				if (mediaType !== "multipart/form-data" && mediaType !== "application/x-www-form-urlencoded") break;
				let formData;
				if (c.req.bodyCache.formData) formData = await c.req.bodyCache.formData;
				else try {
					formData = await bufferToFormData(await c.req.arrayBuffer(), contentType);
					c.req.bodyCache.formData = formData;
				} catch (e) {
					let message = "Malformed FormData request.";
					message += e instanceof Error ? ` ${e.message}` : ` ${String(e)}`;
					throw new HTTPException(400, { message });
				}
				const form = Object.create(null);
				formData.forEach((value, key) => {
					if (key.endsWith("[]")) (form[key] ??= []).push(value);
					else if (Array.isArray(form[key])) form[key].push(value);
					else if (Object.hasOwn(form, key)) form[key] = [form[key], value];
					else form[key] = value;
				});
				value = form;
				break;
			}
			case "query":
				value = Object.fromEntries(Object.entries(c.req.queries()).map(([k, v]) => {
					return v.length === 1 ? [k, v[0]] : [k, v];
				}));
				break;
			case "param":
				value = c.req.param();
				break;
			case "header":
				value = c.req.header();
				break;
			case "cookie": value = getCookie(c);
		}
		const res = await validationFunc(value, c);
		if (res instanceof Response) return res;
		c.req.addValidatedData(target, res);
		return await next();
	};
};
// node_modules/@hono/zod-validator/dist/index.mjs
var import_dist = require_dist();
function zValidatorFunction(target, schema, hook, options) {
	const caseInsensitiveKeymap = target === "header" && ("_def" in schema || "_zod" in schema) ? Object.fromEntries(Object.keys("in" in schema ? schema.in.shape : schema.shape).map((key) => [key.toLowerCase(), key])) : void 0;
	return validator(target, async (value, c) => {
		let validatorValue = value;
		if (caseInsensitiveKeymap) validatorValue = Object.fromEntries(Object.entries(value).map(([key, value]) => [caseInsensitiveKeymap[key] || key, value]));
		const result = options && options.validationFunction ? await options.validationFunction(schema, validatorValue) : await schema.safeParseAsync(validatorValue);
		if (hook) {
			const hookResult = await hook({
				data: validatorValue,
				...result,
				target
			}, c);
			if (hookResult) {
				if (hookResult instanceof Response) return hookResult;
				if ("response" in hookResult) return hookResult.response;
			}
		}
		if (!result.success) return c.json(result, 400);
		return result.data;
	});
}
var zValidator = zValidatorFunction;
// \0replacement-7.js
var z = { ZodType };
// node_modules/@hono/zod-openapi/dist/index.mjs
function isObject(x) {
	return typeof x === "object" && x !== null;
}
function isZod(x) {
	if (!x) return false;
	if (!isObject(x)) return false;
	return typeof x.parse === "function" && typeof x.safeParse === "function" && typeof x.parseAsync === "function" && typeof x.safeParseAsync === "function";
}
var OpenAPIHono = class OpenAPIHono extends Hono {
	openAPIRegistry;
	defaultHook;
	#parentApp;
	constructor(init) {
		super(init);
		this.openAPIRegistry = new import_dist.OpenAPIRegistry();
		this.defaultHook = init === null || init === void 0 ? void 0 : init.defaultHook;
	}
	#resolveDefaultHook() {
		if (this.defaultHook) return this.defaultHook;
		const seen = new Set([this]);
		let parent = this.#parentApp;
		while (parent && !seen.has(parent)) {
			if (parent.defaultHook) return parent.defaultHook;
			seen.add(parent);
			parent = parent.#parentApp;
		}
	}
	openapi = ({ middleware: routeMiddleware, hide, ...route }, handler, hook = void 0) => {
		var _route$request, _route$request2, _route$request3, _route$request4, _route$request5;
		if (!hide) this.openAPIRegistry.registerPath(route);
		const effectiveHook = hook ?? ((result, c) => {
			const resolved = this.#resolveDefaultHook();
			return resolved ? resolved(result, c) : void 0;
		});
		const validators = [];
		if ((_route$request = route.request) === null || _route$request === void 0 ? void 0 : _route$request.query) {
			const validator = zValidator("query", route.request.query, effectiveHook);
			validators.push(validator);
		}
		if ((_route$request2 = route.request) === null || _route$request2 === void 0 ? void 0 : _route$request2.params) {
			const validator = zValidator("param", route.request.params, effectiveHook);
			validators.push(validator);
		}
		if ((_route$request3 = route.request) === null || _route$request3 === void 0 ? void 0 : _route$request3.headers) {
			const validator = zValidator("header", route.request.headers, effectiveHook);
			validators.push(validator);
		}
		if ((_route$request4 = route.request) === null || _route$request4 === void 0 ? void 0 : _route$request4.cookies) {
			const validator = zValidator("cookie", route.request.cookies, effectiveHook);
			validators.push(validator);
		}
		const bodyContent = (_route$request5 = route.request) === null || _route$request5 === void 0 || (_route$request5 = _route$request5.body) === null || _route$request5 === void 0 ? void 0 : _route$request5.content;
		if (bodyContent) {
			const declaredMediaTypes = Object.keys(bodyContent);
			if (declaredMediaTypes.some((mediaType) => {
				var _bodyContent$mediaTyp;
				return isZod((_bodyContent$mediaTyp = bodyContent[mediaType]) === null || _bodyContent$mediaTyp === void 0 ? void 0 : _bodyContent$mediaTyp.schema) && (isJSONContentType(mediaType) || isFormContentType(mediaType));
			})) {
				const mediaTypeGate = async (c, next) => {
					const contentType = c.req.header("content-type");
					if (contentType) {
						if (!declaredMediaTypes.some((mediaType) => matchesMediaType(contentType, mediaType))) throw new HTTPException(415, { message: "Unsupported Media Type" });
					} else if (await hasRequestBody(c)) throw new HTTPException(415, { message: "Unsupported Media Type" });
					await next();
				};
				validators.push(mediaTypeGate);
			}
			for (const mediaType of declaredMediaTypes) {
				if (!bodyContent[mediaType]) continue;
				const schema = bodyContent[mediaType]["schema"];
				if (!isZod(schema)) continue;
				if (isJSONContentType(mediaType)) {
					var _route$request6;
					const validator = zValidator("json", schema, effectiveHook);
					if ((_route$request6 = route.request) === null || _route$request6 === void 0 || (_route$request6 = _route$request6.body) === null || _route$request6 === void 0 ? void 0 : _route$request6.required) validators.push(validator);
					else {
						const mw = async (c, next) => {
							if (c.req.header("content-type")) {
								if (isJSONContentType(c.req.header("content-type"))) return await validator(c, next);
							}
							c.req.addValidatedData("json", {});
							await next();
						};
						validators.push(mw);
					}
				}
				if (isFormContentType(mediaType)) {
					var _route$request7;
					const validator = zValidator("form", schema, effectiveHook);
					if ((_route$request7 = route.request) === null || _route$request7 === void 0 || (_route$request7 = _route$request7.body) === null || _route$request7 === void 0 ? void 0 : _route$request7.required) validators.push(validator);
					else {
						const mw = async (c, next) => {
							if (c.req.header("content-type")) {
								if (isFormContentType(c.req.header("content-type"))) return await validator(c, next);
							}
							c.req.addValidatedData("form", {});
							await next();
						};
						validators.push(mw);
					}
				}
			}
		}
		const middleware = routeMiddleware ? Array.isArray(routeMiddleware) ? routeMiddleware : [routeMiddleware] : [];
		this.on([route.method], [route.path.replaceAll(/\/{(.+?)}/g, "/:$1")], ...middleware, ...validators, handler);
		return this;
	};
	openapiRoutes = (inputs) => {
		inputs.filter(({ addRoute }) => addRoute !== false).forEach(({ route, handler, hook }) => {
			this.openapi(route, handler, hook);
		});
		return this;
	};
	getOpenAPIDocument = (objectConfig, generatorConfig) => {
		const document = new import_dist.OpenApiGeneratorV3(this.openAPIRegistry.definitions, generatorConfig).generateDocument(objectConfig);
		return this._basePath ? addBasePathToDocument(document, this._basePath) : document;
	};
	getOpenAPI31Document = (objectConfig, generatorConfig) => {
		const document = new import_dist.OpenApiGeneratorV31(this.openAPIRegistry.definitions, generatorConfig).generateDocument(objectConfig);
		return this._basePath ? addBasePathToDocument(document, this._basePath) : document;
	};
	doc = (path, configureObject, configureGenerator) => {
		return this.get(path, (c) => {
			const objectConfig = typeof configureObject === "function" ? configureObject(c) : configureObject;
			const generatorConfig = typeof configureGenerator === "function" ? configureGenerator(c) : configureGenerator;
			try {
				const document = this.getOpenAPIDocument(objectConfig, generatorConfig);
				return c.json(document);
			} catch (e) {
				return c.json(e, 500);
			}
		});
	};
	doc31 = (path, configureObject, configureGenerator) => {
		return this.get(path, (c) => {
			const objectConfig = typeof configureObject === "function" ? configureObject(c) : configureObject;
			const generatorConfig = typeof configureGenerator === "function" ? configureGenerator(c) : configureGenerator;
			try {
				const document = this.getOpenAPI31Document(objectConfig, generatorConfig);
				return c.json(document);
			} catch (e) {
				return c.json(e, 500);
			}
		});
	};
	route(path, app) {
		const pathForOpenAPI = path.replaceAll(/:([^\/]+)/g, "{$1}");
		super.route(path, app);
		if (!(app instanceof OpenAPIHono)) return this;
		app.#parentApp ??= this;
		app.openAPIRegistry.definitions.forEach((def) => {
			switch (def.type) {
				case "component": return this.openAPIRegistry.registerComponent(def.componentType, def.name, def.component);
				case "route":
					this.openAPIRegistry.registerPath({
						...def.route,
						path: mergePath(pathForOpenAPI, app._basePath.replaceAll(/:([^\/]+)/g, "{$1}"), def.route.path)
					});
					return;
				case "webhook":
					this.openAPIRegistry.registerWebhook({
						...def.webhook,
						path: mergePath(pathForOpenAPI, app._basePath.replaceAll(/:([^\/]+)/g, "{$1}"), def.webhook.path)
					});
					return;
				case "schema":
					var _getOpenApiMetadata$_;
					return this.openAPIRegistry.register((_getOpenApiMetadata$_ = (0, import_dist.getOpenApiMetadata)(def.schema)._internal) === null || _getOpenApiMetadata$_ === void 0 ? void 0 : _getOpenApiMetadata$_.refId, def.schema);
				case "parameter":
					var _getOpenApiMetadata$_2;
					return this.openAPIRegistry.registerParameter((_getOpenApiMetadata$_2 = (0, import_dist.getOpenApiMetadata)(def.schema)._internal) === null || _getOpenApiMetadata$_2 === void 0 ? void 0 : _getOpenApiMetadata$_2.refId, def.schema);
				default: throw new Error(`Unknown registry type: ${def}`);
			}
		});
		return this;
	}
	basePath(path) {
		const cloned = super.basePath(path);
		const newApp = new OpenAPIHono({ defaultHook: this.defaultHook });
		newApp.router = cloned.router;
		newApp.routes = cloned.routes;
		const { getPath } = cloned;
		const clonedInternal = cloned;
		Object.assign(newApp, {
			getPath,
			errorHandler: clonedInternal.errorHandler,
			_basePath: clonedInternal._basePath
		});
		return newApp;
	}
};
(0, import_dist.extendZodWithOpenApi)(z);
function addBasePathToDocument(document, basePath) {
	const updatedPaths = {};
	Object.keys(document.paths).forEach((path) => {
		updatedPaths[mergePath(basePath.replaceAll(/:([^\/]+)/g, "{$1}"), path)] = document.paths[path];
	});
	return {
		...document,
		paths: updatedPaths
	};
}
function isJSONContentType(contentType) {
	return /^application\/([a-z-\.]+\+)?json/i.test(contentType);
}
var jsonRequestRegex = /^application\/([a-z-\.]+\+)?json(;\s*[a-zA-Z0-9\-]+\=([^;]+))*$/i;
var multipartRequestRegex = /^multipart\/form-data(;\s?boundary=[a-zA-Z0-9'"()+_,\-./:=?]+)?$/i;
var urlencodedRequestRegex = /^application\/x-www-form-urlencoded(;\s*[a-zA-Z0-9\-]+\=([^;]+))*$/i;
function matchesMediaType(contentType, mediaType) {
	if (mediaType === "*/*") return true;
	if (isJSONContentType(mediaType)) return jsonRequestRegex.test(contentType);
	if (isFormContentType(mediaType)) return multipartRequestRegex.test(contentType) || urlencodedRequestRegex.test(contentType);
	const essence = contentType.split(";")[0].trim().toLowerCase();
	if (mediaType.endsWith("/*")) return essence.startsWith(mediaType.slice(0, -1).toLowerCase());
	return essence === mediaType.toLowerCase();
}
async function hasRequestBody(c) {
	const raw = c.req.raw;
	if (raw.body === null) return false;
	if (raw.bodyUsed) return (await c.req.arrayBuffer()).byteLength > 0;
	const body = raw.clone().body;
	if (body === null) return false;
	const reader = body.getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return false;
			if (value.byteLength > 0) return true;
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}
function isFormContentType(contentType) {
	const lower = contentType.toLowerCase();
	return lower.startsWith("multipart/form-data") || lower.startsWith("application/x-www-form-urlencoded");
}
// src/service/http/openapi.ts
var keyScheme = "apiKey";
function schemaOf$1(schema, io) {
	const { $schema: _, ...described } = toJSONSchema(schema, {
		io,
		unrepresentable: "any"
	});
	return described;
}
var json = (schema, io) => ({ "application/json": { schema: schemaOf$1(schema, io) } });
function describeApi(baseUrl) {
	const app = new OpenAPIHono();
	const registry = app.openAPIRegistry;
	registry.registerComponent("securitySchemes", keyScheme, {
		type: "apiKey",
		in: "header",
		name: "X-API-Key"
	});
	for (const [scheme, name] of hookSchemes) registry.registerComponent("securitySchemes", scheme, {
		type: "apiKey",
		in: "header",
		name
	});
	for (const [name, endpoint] of Object.entries(endpoints)) registry.registerPath({
		operationId: name,
		method: endpoint.method.toLowerCase(),
		path: endpoint.path,
		tags: [tagOf(endpoint.path)],
		security: securityOf(endpoint),
		parameters: parametersOf(endpoint),
		...endpoint.body !== void 0 && { request: { body: {
			required: true,
			content: json(endpoint.body(), "input")
		} } },
		responses: responsesOf(name, endpoint)
	});
	for (const each of otherRoutes(baseUrl)) registry.registerPath(each);
	for (const event of eventNames) registry.registerWebhook({
		method: "post",
		path: event,
		summary: eventMeanings[event],
		security: [],
		parameters: webhookParameters,
		request: { body: {
			required: true,
			content: json(payloadSchema(event), "output")
		} },
		responses: { "2XX": { description: "Taken; anything else, and it is sent again" } }
	});
	return app.getOpenAPI31Document({
		openapi: "3.1.0",
		info: {
			title: "Security scanning service",
			version: "1.0.0"
		},
		servers: [{ url: baseUrl }]
	});
}
function otherRoutes(baseUrl) {
	const tags = ["System"];
	const anybody = {
		method: "get",
		tags,
		security: []
	};
	const atRoot = { servers: [{ url: new URL(baseUrl).origin }] };
	const failures = (described) => Object.fromEntries(Object.entries({
		...described,
		403: "A host name that is not ours",
		429: "Too many requests"
	}).map(([status, description]) => [status, {
		description,
		content: json(errorBody(), "output")
	}]));
	const shows = (description, type, described = {}) => ({ responses: {
		200: {
			description,
			content: { [type]: { schema: {} } }
		},
		...failures(described)
	} });
	return [
		{
			...anybody,
			path: "/openapi.json",
			...shows("This description", "application/json")
		},
		{
			...anybody,
			path: "/docs",
			...shows("This description as a page", "text/html")
		},
		{
			...anybody,
			...atRoot,
			path: "/metrics",
			...shows("Metrics for Prometheus", "text/plain", { 404: "Started without --metrics" })
		},
		{
			method: "post",
			path: "/hooks/git",
			tags,
			...atRoot,
			security: hookSchemes.map(([name]) => ({ [name]: [] })),
			request: { body: { content: { "application/json": { schema: hookBody } } } },
			responses: {
				202: { description: "Taken: branches that have moved are looked for" },
				...failures({
					401: "No valid signature",
					404: "Started without a secret",
					413: "The body is too large"
				})
			}
		}
	];
}
var hookSchemes = [
	["hookSignature", "X-Hub-Signature-256"],
	["hookSignatureOfBitbucket", "X-Hub-Signature"],
	["hookToken", "X-Gitlab-Token"]
];
var hookBody = {
	type: "object",
	properties: { repository_id: {
		type: "string",
		description: "Spares the look at other repositories"
	} }
};
function securityOf({ scope }) {
	if (scope === "none") return [];
	return [{ [keyScheme]: scope === "any key" ? [] : [scope] }];
}
function tagOf(path) {
	const [, first = ""] = path.split("/");
	if (first === "cli") return "CLI";
	return first === "health" ? "System" : `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}
function parametersOf(endpoint) {
	const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).map((name) => ({
		name,
		in: "path",
		required: true,
		schema: { type: "string" }
	}));
	const inQuery = Object.entries(endpoint.querySchema?.().shape ?? {}).map(([name, schema]) => ({
		name: wireName(endpoint, name),
		in: "query",
		required: false,
		schema: schemaOf$1(schema, "input")
	}));
	return [...inPath, ...inQuery];
}
function refusalsOf({ scope, path, method, query, body }) {
	const isOfRecord = path.includes("{") || method === "POST";
	return {
		...(query ?? body) !== void 0 && { 400: "Not valid" },
		...scope !== "none" && { 401: "No valid key" },
		403: "Scope missing, or a host name that is not ours",
		...isOfRecord && { 404: "Not found" },
		...method === "POST" && { 409: "Not possible as things are" },
		...body !== void 0 && { 413: "The body is too large" },
		429: "Too many requests, or scans that wait",
		500: "A fault of the service",
		...path === "/health" && { 503: "The database does not answer" }
	};
}
var webhookParameters = Object.entries(webhookHeaders).map(([name, header]) => ({
	name: header,
	in: "header",
	required: !/signature/i.test(name),
	schema: { type: "string" }
}));
var ownAnswers = {
	updateRepository: () => extend(repositoryDetail(), {
		auto_scan_on_push: boolean(),
		auto_scan_on_pr: boolean()
	}),
	suppressViolation: () => extend(violationDetail(), {
		justification: string(),
		suppression: suppressed
	}),
	getViolation: () => extend(violationDetail(), { suppression: optional(suppressed) })
};
var suppressed = object({
	justification: string(),
	by: nullable(string()),
	at: nullable(timestamp)
});
function responsesOf(name, endpoint) {
	const failed = Object.entries(refusalsOf(endpoint)).map(([status, description]) => [status, {
		description,
		content: json(errorBody(), "output")
	}]);
	const success = {
		description: "Success",
		content: json(answerOf(name, endpoint), "output")
	};
	return {
		...Object.fromEntries(failed),
		[endpoint.success]: success
	};
}
function answerOf(name, { answer: readAnswer, list, style }) {
	const answer = (ownAnswers[name] ?? readAnswer)();
	if (style === "bare") return list === void 0 ? answer : object({
		[list]: array(answer),
		pagination: listPagination()
	});
	return object({
		success: literal(true),
		data: list === void 0 ? answer : array(answer),
		pagination: list === void 0 ? optional(envelopePagination()) : envelopePagination(),
		meta: responseMeta()
	});
}
// src/service/http/reference.ts
var style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:CanvasText;background:Canvas}
:root{color-scheme:light dark}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:4px}
details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}`;
var referenceHeaders = {
	"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
	"Content-Type": "text/html; charset=utf-8",
	"X-Content-Type-Options": "nosniff"
};
function renderReference(description) {
	const { info, servers, paths, webhooks = {} } = description;
	const operations = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => section(`${method.toUpperCase()} ${path}`, operation)));
	const events = Object.entries(webhooks).map(([event, { post }]) => section(event, post));
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(info.title)}</title><style>${style}</style></head><body>
<h1>${text(info.title)}</h1><p>Below <code>${text(servers[0]?.url ?? "")}</code>, version ${text(info.version)}; as
<a href="openapi.json">OpenAPI 3.1</a>. Each operation names the scope that its key needs.</p>
<h2>Operations</h2>${operations.join("")}<h2>Webhooks</h2>${events.join("")}</body></html>`;
}
function section(title, { summary, security = [], parameters = [], requestBody, responses = {} }) {
	const [needed] = security.map((each) => Object.values(each)[0]?.join(", ") || "any key");
	const rows = parameters.map(({ name, in: place, required, schema = {} }) => `<tr><td><code>${text(name)}</code></td><td>${text(place)}${required ? ", required" : ""}</td><td><code>${text(JSON.stringify(schema))}</code></td></tr>`);
	const answers = Object.entries(responses).map(([status, { description, content }]) => `<h4>${text(status)} ${text(description)}</h4>${schemaOf(content)}`);
	return `<details><summary><code>${text(title)}</code>${needed === void 0 ? "" : ` \u00b7 ${text(needed)}`}</summary>
${summary === void 0 ? "" : `<p>${text(summary)}</p>`}${rows.length === 0 ? "" : `<table>${rows.join("")}</table>`}
${requestBody === void 0 ? "" : `<h4>Body</h4>${schemaOf(requestBody.content)}`}${answers.join("")}</details>`;
}
function schemaOf(content) {
	const schema = content?.["application/json"]?.schema;
	return schema === void 0 ? "" : `<pre>${text(JSON.stringify(schema, null, 2))}</pre>`;
}
var entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
var text = (value) => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
// src/service/http/app.ts
var basePath = "/api/v1";
var handlers = {
	listOrganizations,
	validateKey,
	getCliInfo,
	getHealth,
	listRepositories,
	getRepository,
	updateRepository,
	listScans,
	startScan,
	getScan,
	listViolations,
	getViolation,
	suppressViolation
};
var noGitHook = {
	secret: void 0,
	look: async () => void 0
};
function createApp({ services, admission: options, log, metrics, gitHook }) {
	const app = new Hono();
	const admission = startAdmission(services, options);
	app.use(async (context, next) => {
		const begun = performance.now();
		context.set("requestId", newIdentifier("req"));
		const refusal = admission.ofAny(context);
		if (refusal === void 0) await next();
		else context.res = sendRefusal(context, services, refusal);
		logRequest(context, log, performance.now() - begun);
	});
	if (metrics !== void 0) app.get("/metrics", async (context) => context.text(await metrics.text(), 200, { "Content-Type": metrics.contentType }));
	for (const name of Object.keys(endpoints)) {
		const endpoint = endpoints[name];
		const route = `${basePath}${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`;
		app.on(endpoint.method, route, (context) => answer({
			name,
			context,
			services,
			admission
		}));
	}
	app.post("/hooks/git", async (context) => {
		context.set("endpoint", "gitHook");
		const received = await receiveGitHook(context, gitHook ?? noGitHook);
		const refusal = received?.refused === "UNAUTHORIZED" ? admission.ofStranger(context) ?? received : received;
		return refusal === void 0 ? context.body(null, 202) : sendRefusal(context, services, refusal);
	});
	app.get(`${basePath}/openapi.json`, (context) => context.json(describeApi(services.baseUrl())));
	app.get(`${basePath}/docs`, (context) => context.body(renderReference(describeApi(services.baseUrl())), 200, referenceHeaders));
	app.notFound((context) => sendRefusal(context, services, refuse("NOT_FOUND", "There is no such endpoint.")));
	app.onError((error, context) => {
		log?.({
			level: "error",
			event: "fault",
			...factsOf(context),
			message: messageOf(error)
		});
		return sendRefusal(context, services, refuse("INTERNAL_ERROR", "The service failed to answer this request."));
	});
	return app;
}
function factsOf(context) {
	const { method, path } = context.req;
	const [requestId, keyId, endpoint] = [
		context.get("requestId"),
		context.get("key")?.id,
		context.get("endpoint")
	];
	return {
		requestId,
		keyId,
		method,
		path: shownPath(path),
		endpoint
	};
}
function logRequest(context, log, durationMs) {
	const { status } = context.res;
	log?.({
		level: "info",
		event: "request",
		...factsOf(context),
		status,
		durationMs: Math.round(durationMs)
	});
}
function shownPath(path) {
	const isOurs = (part) => /^(?:[a-z][a-z.-]{0,15}|v1|(?:repo|scan|vio|org)_[0-9a-z]{1,24})?$/.test(part);
	return path.split("/").map((part) => isOurs(part) ? part : "\u2026").join("/");
}
async function answer({ name, context, services, admission }) {
	const endpoint = endpoints[name];
	context.set("endpoint", name);
	const refusal = admission.to(endpoint, context);
	if (refusal !== void 0) return sendRefusal(context, services, refusal);
	const args = await readArguments(endpoint, {
		path: context.req.param(),
		url: new URL(context.req.url),
		request: context.req.raw
	});
	if (isRefusal(args)) return sendRefusal(context, services, args);
	const handle = handlers[name];
	const reply = await handle({
		args,
		key: context.get("key")
	}, services);
	if (isRefusal(reply)) return sendRefusal(context, services, reply);
	return sendReply(context, services, {
		endpoint,
		reply
	});
}
// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};
var nonJoinedHeaders = new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
var validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
var isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
var normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
var forbiddenHeaderValue = /[\0\r\n]/;
var GlobalHeaders = globalThis.Headers;
var materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
var newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
var reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
var reDotSegment = /\/\.\.?(?:[/?#]|$)/;
var reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
var validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
var buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};
var toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
var GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
var wrapBodyStream = Symbol("wrapBodyStream");
var byteExactEncodings = new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
var isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
var bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
var bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
var toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
var isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
var recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
var readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
var enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
var newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
var getRequestCache = Symbol("getRequestCache");
var requestCache = Symbol("requestCache");
var incomingKey = Symbol("incomingKey");
var urlKey = Symbol("urlKey");
var methodKey = Symbol("methodKey");
var headersKey = Symbol("headersKey");
var abortControllerKey = Symbol("abortControllerKey");
var getAbortController = Symbol("getAbortController");
var abortRequest = Symbol("abortRequest");
var bodyBufferKey = Symbol("bodyBuffer");
var bodyReadPromiseKey = Symbol("bodyReadPromise");
var bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
var bodyLockReaderKey = Symbol("bodyLockReader");
var abortReasonKey = Symbol("abortReason");
var newBodyUnusableError = () => {
	return new TypeError("Body is unusable");
};
var rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
var textDecoder = new TextDecoder();
var consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
var toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
var contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
var methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
var normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
var validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return new TypeError(`'${method}' HTTP method is unsupported.`);
};
var readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
var readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
var normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return new Error("Client connection prematurely closed.");
};
var readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
var requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		return new Response(buf, type ? { headers: { "content-type": type } } : void 0).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
var newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};
var defaultContentType = "text/plain; charset=UTF-8";
var responseCache = Symbol("responseCache");
var getResponseCache = Symbol("getResponseCache");
var cacheKey = Symbol("cache");
var GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
var validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
var parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
var validRedirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
var buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};
var outgoingEnded = Symbol("outgoingEnded");
var incomingDraining = Symbol("incomingDraining");
var DRAIN_TIMEOUT_MS = 500;
var MAX_DRAIN_BYTES = 67108864;
var drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof Http2ServerRequest) {
		try {
			incoming.stream?.close?.(constants$1.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
var makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
var isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
var handleRequestError = () => new Response(null, { status: 400 });
var handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
var handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
var flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
var trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
var writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
var responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
var isPromise = (res) => typeof res.then === "function";
var responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord["x-hono-already-sent"]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
var getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};
globalThis.CloseEvent;
globalThis.ErrorEvent;
var CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
var WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
var responseHeadersToSkip = new Set([
	"connection",
	"content-length",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"sec-websocket-accept",
	"sec-websocket-extensions",
	"sec-websocket-protocol"
]);
var appendResponseHeaders = (headers, responseHeaders) => {
	if (!responseHeaders) return;
	responseHeaders.forEach((value, key) => {
		if (responseHeadersToSkip.has(key.toLowerCase())) return;
		headers.push(`${key}: ${value}`);
	});
};
var rejectUpgradeRequest = (socket, status, responseHeaders) => {
	if (socket.destroyed) return;
	const responseLines = ["Connection: close", "Content-Length: 0"];
	appendResponseHeaders(responseLines, responseHeaders);
	socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r\n${responseLines.join("\r\n")}\r\n\r
`);
};
var createUpgradeRequest = (request) => {
	const protocol = request.socket.encrypted ? "https" : "http";
	const incomingUrl = request.url ?? "/";
	let url;
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		validateRequestTarget(incomingUrl);
		url = new URL(incomingUrl).href;
	} else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
	const headers = new Headers();
	for (const key in request.headers) {
		const value = request.headers[key];
		if (!value) continue;
		headers.append(key, Array.isArray(value) ? value[0] : value);
	}
	return new Request(url, { headers });
};
var setupWebSocket = (options) => {
	const { server, fetchCallback, wss } = options;
	const waiterMap = new Map();
	wss.on("connection", (ws, request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiter.resolve(ws);
			waiterMap.delete(request);
		}
	});
	const rejectWaiter = (request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiterMap.delete(request);
			waiter.reject(new Error("WebSocket handshake aborted"));
		}
	};
	const waitForWebSocket = (request, connectionSymbol) => {
		return new Promise((resolve, reject) => {
			waiterMap.set(request, {
				resolve,
				reject,
				connectionSymbol
			});
		});
	};
	server.on("upgrade", async (request, socket, head) => {
		if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
		const ignoreSocketError = () => {};
		const reclaimWaiterOnClose = () => rejectWaiter(request);
		socket.on("error", ignoreSocketError);
		socket.once("close", reclaimWaiterOnClose);
		const env = {
			incoming: request,
			outgoing: void 0,
			wss,
			[WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
		};
		let status = 400;
		let responseHeaders;
		try {
			const response = await fetchCallback(createUpgradeRequest(request), env);
			if (response instanceof Response) {
				status = response.status;
				responseHeaders = response.headers;
			}
		} catch (error) {
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
			return;
		}
		if (socket.destroyed) {
			rejectWaiter(request);
			return;
		}
		const waiter = waiterMap.get(request);
		if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
			rejectWaiter(request);
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
			return;
		}
		const addResponseHeaders = (headers) => {
			appendResponseHeaders(headers, responseHeaders);
		};
		wss.on("headers", addResponseHeaders);
		try {
			wss.handleUpgrade(request, socket, head, (ws) => {
				socket.off("close", reclaimWaiterOnClose);
				socket.off("error", ignoreSocketError);
				wss.emit("connection", ws, request);
			});
		} finally {
			wss.off("headers", addResponseHeaders);
		}
	});
	server.on("close", () => {
		wss.close();
	});
};
var createAdaptorServer = (options) => {
	const fetchCallback = options.fetch;
	const requestListener = getRequestListener(fetchCallback, {
		hostname: options.hostname,
		overrideGlobalObjects: options.overrideGlobalObjects,
		autoCleanupIncoming: options.autoCleanupIncoming
	});
	const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
	if (options.websocket && options.websocket.server) {
		if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
		setupWebSocket({
			server,
			fetchCallback,
			wss: options.websocket.server
		});
	}
	return server;
};
// src/service/http/connections.ts
var nameOf = ({ remoteAddress, remotePort }) => `${remoteAddress} ${remotePort}`;
function boundConnections(server, maxStrangers) {
	const strangers = new Map();
	server.on("connection", (socket) => {
		const name = nameOf(socket);
		strangers.set(name, socket);
		socket.once("close", () => {
			if (strangers.get(name) === socket) strangers.delete(name);
		});
		if (strangers.size <= maxStrangers) return;
		const [[oldestName, oldest] = [name, socket]] = strangers;
		strangers.delete(oldestName);
		oldest.destroy();
	});
	return { welcome: (socket) => strangers.delete(nameOf(socket)) };
}
// src/service/http/server.ts
var bounds = {
	maxHeaderSize: 16384,
	headersTimeout: 1e4,
	requestTimeout: 3e4,
	keepAliveTimeout: 5e3,
	connectionsCheckingInterval: 2e3
};
var maxConnections = 1024;
var maxStrangers = 256;
var idleSocketMs = 6e4;
function makeServer(fetch, tls) {
	const options = {
		fetch,
		overrideGlobalObjects: false
	};
	const server = tls === void 0 ? createAdaptorServer({
		...options,
		createServer,
		serverOptions: bounds
	}) : createAdaptorServer({
		...options,
		createServer: createServer$1,
		serverOptions: {
			...bounds,
			...tls
		}
	});
	server.maxConnections = maxConnections;
	server.timeout = idleSocketMs;
	return {
		server,
		connections: boundConnections(server, maxStrangers)
	};
}
async function listen(server, { port, hostname }) {
	try {
		server.listen(port, hostname);
		await once(server, "listening");
	} catch (cause) {
		throw new GateError("CONFIG", `The embedded service cannot listen on ${hostname}, port ${port}.`, {
			cause,
			hint: isPortAtFault(cause) ? "Name a free port, or 0 for any." : "Name an address of this machine with --host: 0.0.0.0 is all of them."
		});
	}
	const { port: actual } = server.address();
	return `${"setSecureContext" in server ? "https" : "http"}://${hostname.includes(":") ? `[${hostname}]` : hostname}:${actual}`;
}
function isPortAtFault(cause) {
	return ["EADDRINUSE", "EACCES"].includes(String(cause.code));
}
// src/service/runner.ts
var stoppedText = "interrupted: the service was stopped";
var interruption = {
	text: stoppedText,
	message: stoppedText
};
function startRunner(options) {
	const state = {
		options,
		abort: new AbortController(),
		queue: [],
		running: new Map(),
		work: new Set()
	};
	return {
		enqueue: (scan) => {
			state.queue.push(scan);
			advance(state);
		},
		idle: async () => {
			while (state.running.size > 0) await Promise.all(state.running.values());
		},
		stop: () => stop$1(state)
	};
}
function advance(state) {
	const { options, queue, running, abort } = state;
	if (abort.signal.aborted) {
		for (const scan of queue.splice(0)) fail(state, scan, interruption);
		return;
	}
	while (running.size < (options.concurrency ?? 1)) {
		const index = queue.findIndex(({ repositoryId }) => !running.has(repositoryId));
		const [next] = index < 0 ? [] : queue.splice(index, 1);
		if (next === void 0) return;
		const end = run(state, next).finally(() => {
			running.delete(next.repositoryId);
			advance(state);
		});
		running.set(next.repositoryId, end);
	}
}
async function run(state, scan) {
	const { options, abort } = state;
	try {
		await setImmediate(void 0, { signal: abort.signal });
		options.store.scans.start(scan.id);
		await setTimeout$1(options.delayMs ?? 0, void 0, { signal: abort.signal });
		const result = await work(state, scan);
		const merged = options.store.scans.complete(scan.id, result);
		options.log?.({
			level: "info",
			event: "scan.completed",
			scanId: scan.id
		});
		announce(state, scan.id, merged);
	} catch (error) {
		if (abort.signal.aborted) fail(state, scan, interruption);
		else fail(state, scan, {
			text: describeFailure(state, scan, error),
			message: messageOf(error)
		});
	}
}
async function work(state, scan) {
	const { signal } = state.abort;
	const { defaultBranch } = state.options.store.repositories.find(scan.repositoryId) ?? {};
	const job = {
		path: pathOf(state, scan),
		sha: scan.commitSha,
		defaultBranch
	};
	const stopped = Promise.withResolvers();
	const onAbort = () => stopped.reject(signal.reason);
	signal.addEventListener("abort", onAbort);
	const started = (async () => state.options.scan(job, signal))();
	const settled = Promise.allSettled([started]);
	state.work.add(settled);
	settled.then(() => state.work.delete(settled));
	try {
		return await Promise.race([started, stopped.promise]);
	} finally {
		signal.removeEventListener("abort", onAbort);
	}
}
function pathOf({ options }, scan) {
	return options.store.repositories.find(scan.repositoryId)?.path ?? "";
}
function fail(state, scan, { text, message }) {
	state.options.log?.({
		level: "warn",
		event: "scan.failed",
		scanId: scan.id,
		message
	});
	try {
		state.options.store.scans.fail(scan.id, text);
		announce(state, scan.id, void 0);
	} catch (error) {
		state.options.log?.({
			level: "error",
			event: "scan.unmarked",
			scanId: scan.id,
			message: messageOf(error)
		});
	}
}
var maxErrorLength = 500;
function describeFailure(state, scan, error) {
	const message = messageOf(error);
	const text = error instanceof GateError ? message : `unexpected error: ${message}`;
	const path = pathOf(state, scan);
	return (path === "" ? text : text.replaceAll(path, "(repository)")).replace(/[\x00-\x1f\x7f]+/g, " ").slice(0, maxErrorLength);
}
function announce({ options }, id, merged) {
	const scan = options.store.scans.find(id);
	const repository = scan === void 0 ? void 0 : options.store.repositories.find(scan.repositoryId);
	if (scan === void 0 || repository === void 0) return;
	try {
		options.onScanEnd?.({
			scan,
			repository,
			merged
		});
	} catch (error) {
		options.log?.({
			level: "error",
			event: "scan.unannounced",
			scanId: id,
			message: messageOf(error)
		});
	}
}
async function stop$1(state) {
	state.abort.abort(new Error(stoppedText));
	advance(state);
	await Promise.all(state.running.values());
	const timer = new AbortController();
	const grace = setTimeout$1(state.options.graceMs ?? 3e3, void 0, { signal: timer.signal }).catch(() => void 0);
	await Promise.race([Promise.all(state.work), grace]);
	timer.abort();
}
// src/service/watch.ts
function startWatch(options) {
	const { store, seconds, log } = options;
	let isStopped = false;
	const lookAt = async (repository) => {
		if (isStopped) return;
		try {
			await lookOnce(options, repository);
		} catch (error) {
			log?.({
				level: "warn",
				event: "watch.failed",
				repositoryId: repository.id,
				message: messageOf(error)
			});
		}
	};
	const lookNow = async (repositoryId) => {
		if (isStopped) return;
		try {
			for (const repository of store.repositories.watched(repositoryId)) await lookAt(repository);
		} catch (error) {
			log?.({
				level: "warn",
				event: "watch.failed",
				message: messageOf(error)
			});
		}
	};
	const { ask: look, end } = oneAfterAnother(lookNow);
	const timer = seconds === 0 ? void 0 : setInterval(() => void look(), seconds * 1e3).unref();
	if (seconds > 0) look();
	return {
		look,
		refresh: async ({ path, remoteUrl }) => {
			if (remoteUrl !== null) await options.refresh(path);
		},
		stop: async () => {
			isStopped = true;
			clearInterval(timer);
			await end();
		}
	};
}
function oneAfterAnother(lookNow) {
	const waiting = new Map();
	let last = Promise.resolve();
	const ask = (repositoryId) => {
		const name = repositoryId ?? "";
		const asked = waiting.get(name);
		if (asked !== void 0) return asked;
		last = last.then(() => {
			waiting.delete(name);
			return lookNow(repositoryId);
		});
		waiting.set(name, last);
		return last;
	};
	return {
		ask,
		end: () => last
	};
}
async function lookOnce(options, repository) {
	const { store } = options;
	if (repository.remoteUrl !== null) await options.refresh(repository.path);
	const heads = await options.listHeads(repository.path);
	const seen = store.refs.of(repository.id);
	store.transaction(() => {
		for (const ref of seen?.keys() ?? []) if (!heads.some((head) => head.ref === ref)) leave(store, repository, ref);
		if (seen === void 0) for (const { ref, sha } of heads) store.refs.note(repository.id, ref, sha);
		store.refs.begin(repository.id);
	});
	const moved = seen === void 0 ? [] : heads.filter(({ ref, sha }) => seen.get(ref) !== sha);
	for (const head of moved) scanMoved(options, repository, head);
}
function leave(store, { id }, ref) {
	store.refs.forget(id, ref);
	store.violations.leaveBranch(id, branchOf(ref));
}
function scanMoved(options, repository, { ref, sha }) {
	const { store, maxUnfinishedScans, enqueue } = options;
	const branch = branchOf(ref);
	const isWanted = wants(repository, ref) && store.scans.latestCommit(repository.id, branch) !== sha;
	if (isWanted && store.scans.unfinished() >= maxUnfinishedScans) return;
	const scan = store.transaction(() => {
		store.refs.note(repository.id, ref, sha);
		return isWanted ? store.scans.create({
			repositoryId: repository.id,
			branch,
			commitSha: sha
		}) : void 0;
	});
	if (scan !== void 0) enqueue(scan);
}
var branchPrefix = "refs/heads/";
function branchOf(ref) {
	return ref.startsWith(branchPrefix) ? ref.slice(11) : ref;
}
function wants({ autoScanOnPush, autoScanOnPr, defaultBranch }, ref) {
	if (!ref.startsWith(branchPrefix)) return autoScanOnPr;
	return autoScanOnPush || autoScanOnPr && branchOf(ref) !== defaultBranch;
}
// src/service/webhooks/deliveries.ts
var concurrency = 8;
var pollMs = 2e3;
function startDeliveries({ outbox, send, now, log }) {
	const abort = new AbortController();
	const running = new Map();
	const deliver = async (waiting) => {
		const sent = await send(waiting, {
			signal: abort.signal,
			now: now()
		});
		if (abort.signal.aborted) return;
		const outcome = outbox.settle(waiting, sent, now());
		const facts = {
			webhookId: waiting.webhookId,
			eventId: waiting.eventId,
			name: waiting.event
		};
		if (sent.error === void 0) log?.({
			level: "info",
			event: "webhook.delivered",
			...facts
		});
		else log?.({
			level: "warn",
			event: "webhook.failed",
			...facts,
			message: sent.error
		});
		if (outcome.gaveUp) log?.({
			level: "error",
			event: "webhook.gave-up",
			...facts
		});
		if (outcome.disabled) log?.({
			level: "error",
			event: "webhook.disabled",
			...facts
		});
	};
	const pump = () => {
		while (!abort.signal.aborted && running.size < concurrency) {
			const waiting = outbox.nextDue(now(), [...running.keys()]);
			if (waiting === void 0) return;
			const end = deliver(waiting).catch((error) => {
				log?.({
					level: "error",
					event: "webhook.fault",
					message: messageOf(error)
				});
				return new Promise((rest) => setTimeout(rest, pollMs).unref());
			}).finally(() => {
				running.delete(waiting.webhookId);
				wake();
			});
			running.set(waiting.webhookId, end);
		}
	};
	const wake = () => {
		try {
			pump();
		} catch (error) {
			log?.({
				level: "error",
				event: "webhook.fault",
				message: messageOf(error)
			});
		}
	};
	const idle = async () => {
		while (running.size > 0) await Promise.all(running.values());
	};
	return started(wake, idle, abort);
}
function started(wake, idle, abort) {
	const timer = setInterval(wake, pollMs).unref();
	wake();
	const stop = async () => {
		clearInterval(timer);
		abort.abort(new Error("the service was stopped"));
		await idle();
	};
	return {
		wake,
		idle,
		stop
	};
}
// src/service/serve.ts
async function startService(options) {
	const apiKey = options.apiKey ?? (options.database === ":memory:" ? newKeyValue() : void 0);
	checkOptions(options, apiKey);
	const store = openStore({
		file: options.database,
		now: options.now
	});
	try {
		return await serve(options, store, apiKey);
	} catch (error) {
		store.close();
		throw error;
	}
}
async function serve(options, store, apiKey) {
	const { now = () => new Date(), port, hostname = "127.0.0.1" } = options;
	const repositories = prepareStore(options, store, apiKey);
	const { metrics, log } = await startWatching(options, store);
	const work = startWork(options, store, log);
	let baseUrl = "";
	const services = {
		store,
		now,
		version: options.version ?? "0.0.0",
		baseUrl: () => baseUrl,
		...work.services
	};
	let connections;
	const made = makeServer(createApp({
		services,
		admission: {
			...options,
			connections: () => connections
		},
		log,
		metrics,
		gitHook: {
			secret: options.hookSecret,
			look: work.watch.look
		}
	}).fetch, options.tls);
	connections = made.connections;
	const listening = listen(made.server, {
		port,
		hostname
	});
	await listening.catch(() => work.watch.stop());
	baseUrl = `${await listening}${basePath}`;
	store.outbox.forget(new Date(now().getTime() - keepDeliveriesMs));
	const deliveries = startDeliveries({
		outbox: store.outbox,
		send: options.send ?? send,
		now,
		log
	});
	work.onEnd(deliveries.wake);
	const parts = {
		server: made.server,
		...work,
		deliveries,
		store
	};
	const all = [...repositories, ...addedBeside(store, repositories)];
	return {
		baseUrl,
		apiKey,
		hasKeys: store.keys.isAnyValid(now()),
		repositories: all.map(({ id, name, vcsUrl }) => ({
			id,
			name,
			vcsUrl
		})),
		stop: onceOnly(() => stop(parts))
	};
}
function prepareStore(options, store, apiKey) {
	const { organization, repositories, scopes = allScopes } = options;
	if (apiKey === void 0 && repositories.length === 0) return register(store, "", []);
	const { id: owner } = store.organizations.chooseOrMake(organization);
	if (apiKey !== void 0) store.keys.replaceStartKey(owner, apiKey, scopes);
	return register(store, owner, repositories);
}
function startWork(options, store, log) {
	const { scan, concurrency, scanDelayMs: delayMs, maxUnfinishedScans = 100 } = options;
	let wake;
	const onScanEnd = (end) => {
		wake?.();
		options.onScanEnd?.(end);
	};
	const runner = startRunner({
		store,
		scan,
		concurrency,
		delayMs,
		onScanEnd,
		log
	});
	const { enqueue } = runner;
	const watch = watchOf(options, {
		store,
		enqueue,
		maxUnfinishedScans,
		log
	});
	const resolveBranch = branchResolver(options, store, watch);
	const onEnd = (call) => {
		wake = call;
	};
	return {
		runner,
		watch,
		onEnd,
		services: {
			resolveBranch,
			enqueue,
			look: watch.look,
			maxUnfinishedScans
		}
	};
}
function watchOf({ git, watchSeconds: seconds = 0 }, parts) {
	const { listHeads = async () => [], refresh = async () => void 0 } = git;
	return startWatch({
		...parts,
		listHeads,
		refresh,
		seconds
	});
}
function addedBeside(store, records) {
	return store.repositories.added().filter(({ id }) => !records.some((record) => record.id === id));
}
async function startWatching({ metrics: isWanted, log }, store) {
	if (!isWanted) return {
		metrics: void 0,
		log
	};
	const metrics = (await import("./metrics.js")).startMetrics(store);
	const observed = (entry) => {
		metrics.observe(entry);
		log?.(entry);
	};
	return {
		metrics,
		log: observed
	};
}
var send = async (message, options) => (await import("./send2.js")).sendWebhook(message, options);
function checkOptions({ scopes = [], repositories }, apiKey) {
	if (apiKey !== void 0 && !/^[\x21-\x7e]+$/.test(apiKey)) throw new GateError("CONFIG", "The API key of the embedded service must be visible ASCII characters.", { hint: "Leave it out to have one made." });
	checkScopes(scopes);
	const paths = repositories.map(({ path }) => resolve(path));
	const twice = paths.find((path, index) => paths.indexOf(path) !== index);
	if (twice !== void 0) throw new GateError("CONFIG", `The repository ${twice} is given twice.`);
}
function register(store, owner, sources) {
	const records = store.repositories.register(owner, sources.map(({ path, name, vcsUrl, provider, defaultBranch }) => ({
		path: resolve(path),
		name,
		vcsUrl: withoutCredentials(vcsUrl),
		provider: provider ?? providerOf(vcsUrl),
		defaultBranch
	})));
	const foreign = records.find(({ organizationId }) => organizationId !== owner);
	if (foreign === void 0) return records;
	throw new GateError("CONFIG", `The repository ${foreign.path} belongs to another organization.`, { hint: `Serve it for ${store.organizations.find(foreign.organizationId)?.name}, or leave it out.` });
}
function branchResolver({ repositories: sources, git }, store, watch) {
	return async (repositoryId, branch) => {
		const record = store.repositories.find(repositoryId);
		if (record === void 0) return void 0;
		const pin = sources.find(({ path }) => resolve(path) === record.path)?.pin;
		if (pin?.branch === branch) return pin.sha;
		await watch.refresh(record);
		return git.resolveBranch(record.path, branch);
	};
}
var keepDeliveriesMs = 2592e6;
var drainMs = 1e3;
async function stop({ server, runner, watch, deliveries, store }) {
	const closed = new Promise((done) => server.close(() => done()));
	server.closeIdleConnections();
	const cut = setTimeout(() => server.closeAllConnections(), drainMs);
	await Promise.all([
		closed,
		runner.stop(),
		watch.stop()
	]);
	clearTimeout(cut);
	await deliveries.stop();
	store.close();
}
function onceOnly(work) {
	let started;
	return () => {
		started ??= work();
		return started;
	};
}
// src/service/worker/message.ts
function fromPlainError({ code, message, hint, reason }) {
	return new GateError(code, message, {
		hint,
		reason
	});
}
// src/service/worker/scan.ts
var resourceLimits = {
	maxOldGenerationSizeMb: 2048,
	stackSizeMb: 8
};
function scanInWorker(workerUrl, answersFile) {
	return async (job, signal) => {
		if (signal.aborted) throw cancelled(signal);
		const temporaryFolder = await mkdtemp(join(tmpdir(), "scan-gate-worker-"));
		try {
			return await runWorker(workerUrl, {
				job,
				temporaryFolder,
				workerUrl: workerUrl.href,
				answersFile
			}, signal);
		} finally {
			await rm(temporaryFolder, {
				recursive: true,
				force: true,
				maxRetries: 3
			});
		}
	};
}
async function runWorker(workerUrl, workerData, signal) {
	const worker = new Worker(workerUrl, {
		workerData,
		resourceLimits,
		env: workerVariables(workerData.job.path),
		argv: [],
		execArgv: [],
		stdout: true,
		stderr: true
	});
	worker.stdout.resume();
	worker.stderr.resume();
	try {
		const answer = await firstAnswer(worker, workerData.job, signal);
		if ("error" in answer) throw fromPlainError(answer.error);
		return answer.result;
	} finally {
		await worker.terminate();
	}
}
function firstAnswer(worker, { sha }, signal) {
	return new Promise((resolve, reject) => {
		const abort = () => reject(cancelled(signal));
		const settle = () => signal.removeEventListener("abort", abort);
		signal.addEventListener("abort", abort, { once: true });
		worker.once("message", (answer) => {
			settle();
			resolve(answer);
		});
		worker.once("error", (cause) => {
			settle();
			reject(new GateError("SCAN_FAILED", `The scan of ${sha} broke down: ${cause.message}`, { cause }));
		});
		worker.once("exit", (code) => {
			settle();
			reject(new GateError("SCAN_FAILED", `The scan of ${sha} ended without an answer (exit code ${code})`));
		});
		if (signal.aborted) abort();
	});
}
// src/service/embedded.ts
async function startEmbedded({ sources, workerUrl, ...options }) {
	if (!hasScanners(workerUrl)) throw withoutScanners(options.version);
	const { database } = options;
	const scan = scanInWorker(workerUrl, database === ":memory:" ? void 0 : `${resolve(database)}-answers`);
	return startService({
		...options,
		repositories: sources,
		scan: async ({ defaultBranch, ...job }, scanSignal) => scan({
			...job,
			...await basesOf(sources, job.path, defaultBranch)
		}, scanSignal),
		git: {
			resolveBranch: (path, branch) => resolveBranch({
				path,
				signal
			}, branch),
			listHeads: (path) => listHeads({
				path,
				signal
			}),
			refresh: (path) => fetchMirror({
				path,
				signal: AbortSignal.timeout(fetchMs)
			})
		}
	});
}
var fetchMs = 6e5;
var { signal } = new AbortController();
async function basesOf(sources, path, ofRecord) {
	const source = sources.find((each) => resolve(each.path) === path);
	if (source === void 0) return {
		path,
		base: ofRecord && await branchHead({
			path,
			signal
		}, ofRecord)
	};
	const place = {
		path: source.historyPath ?? path,
		signal
	};
	const base = (source.base === void 0 ? void 0 : await resolveCommit(place, source.base)) ?? await branchHead(place, source.defaultBranch) ?? source.base;
	return {
		path: place.path,
		base,
		comparedWith: source.comparedWith
	};
}
async function readSource(path, vcsUrl) {
	const checkout = await findCheckout({
		path,
		signal
	});
	const place = {
		path: checkout.path,
		signal
	};
	const stated = vcsUrl ?? await originUrl(place);
	const address = withoutCredentials(stated ?? nowhere(checkout.path));
	return {
		path: checkout.path,
		name: (stated === void 0 ? void 0 : nameOfAddress(address)) ?? basename(checkout.path),
		vcsUrl: address,
		provider: providerOf(address),
		defaultBranch: await defaultBranch(place) ?? "main"
	};
}
async function readHead(path) {
	const source = await readSource(path);
	const place = {
		path: source.path,
		signal
	};
	const sha = await resolveHead(place);
	if (sha === void 0) throw new GateError("CONFIG", `${path} has no commit to scan`, {
		reason: "wrong-ref",
		hint: "Commit something first."
	});
	const branch = await currentBranch(place) ?? `detached-${sha.slice(0, 12)}`;
	return {
		source: {
			...source,
			pin: {
				branch,
				sha
			}
		},
		sha
	};
}
function nowhere(path) {
	return `file:///${encodeURIComponent(basename(path))}`;
}
function nameOfAddress(address) {
	const last = address.replace(/[/\\]+$/, "").split(/[/:\\]/).at(-1)?.replace(/\.git$/i, "");
	return last === "" ? void 0 : last;
}
export { scanInWorker as a, withoutCredentials as c, remoteDefaultBranch as d, startEmbedded as i, fetchMirror as l, readHead as n, hostOf as o, readSource as r, providerOf as s, nameOfAddress as t, makeMirror as u };
