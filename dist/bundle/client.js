import { $n as restOctokit, En as formatSeconds, L as withoutSecrets, Q as isSuccess, R as backoffMs, Un as GateError, nt as refusedWith, z as isTransient } from "./start.js";
import { M as _minLength, Tn as safeParse } from "./api.js";
import { f as nullish, l as looseObject, x as string } from "./schemas2.js";
import { t as parseJson } from "./json.js";
// src/ci/github/rate-limit.ts
var leastUntoldMs = 6e4;
function rateLimitOf({ status, header, message }, earlier) {
	if (status !== 403 && status !== 429) return void 0;
	const retryAfter = wholeNumber(header("retry-after"));
	if (retryAfter !== void 0) return {
		waitMs: Math.max(1, retryAfter) * 1e3,
		isTold: true
	};
	const reset = wholeNumber(header("x-ratelimit-reset"));
	if (wholeNumber(header("x-ratelimit-remaining")) === 0 && reset !== void 0) {
		const now = Date.parse(String(header("date")));
		return {
			waitMs: Math.max(1e3, reset * 1e3 - (Number.isNaN(now) ? Date.now() : now)),
			isTold: true
		};
	}
	return status === 429 || /rate limit|abuse detection/i.test(message) ? {
		waitMs: leastUntoldMs * 2 ** earlier,
		isTold: false
	} : void 0;
}
function wholeNumber(value) {
	return /^\d{1,12}$/.test(String(value)) ? Number(value) : void 0;
}
var reserveMs = 1e4;
async function sitOut({ waitMs, isTold }, { clock, deadline, signal }, onWait) {
	if (clock.now() + waitMs + reserveMs < deadline) {
		onWait?.(`GitHub's rate limit is reached; trying again in ${formatSeconds(waitMs)}`);
		return clock.sleep(waitMs, signal);
	}
	const end = isTold ? `it ends in ${formatSeconds(waitMs)}` : "GitHub does not say when it ends";
	throw new GateError("RATE_LIMITED", `GitHub's rate limit is reached, and there is no time to wait for it: ${end}`, { hint: "Run it again later, or fewer runs side by side: all that use the same token share its limit." });
}
// src/ci/github/replies.ts
var passedHeaders = [
	"content-type",
	"date",
	"location",
	"retry-after",
	"x-ratelimit-remaining",
	"x-ratelimit-reset"
];
function fetchOver(transport, signal) {
	return async (url, { method, headers, body }) => {
		const outcome = await transport.send({
			method,
			url: new URL(url),
			headers: {
				...headers,
				"x-github-api-version": "2022-11-28"
			},
			body: typeof body === "string" ? body : void 0,
			signal
		});
		if (outcome.kind === "failure") throw new GateError("UNAVAILABLE", outcome.message, { cause: outcome });
		const passed = passedHeaders.flatMap((name) => {
			const value = outcome.header(name);
			return value === void 0 ? [] : [[name, value]];
		});
		const hasBody = outcome.status !== 204 && outcome.status !== 205 && outcome.status !== 304;
		return new Response(hasBody ? outcome.text : null, {
			status: outcome.status,
			headers: passed
		});
	};
}
var unparsed = { parseSuccessResponseBody: false };
async function replyOf(request) {
	try {
		const { status, headers, data } = await request;
		return {
			kind: "answer",
			status,
			headers,
			text: await textOf(data),
			message: `status ${status}`
		};
	} catch (error) {
		const { response, message, cause } = error;
		if (response === void 0) return failureOf(cause, error, message);
		const { status, headers, data } = response;
		return {
			kind: "answer",
			status,
			headers,
			text: "",
			message: wordsOf(data) ?? message
		};
	}
}
async function textOf(body) {
	return body instanceof ReadableStream ? new Response(body).text() : "";
}
function jsonOf(text) {
	try {
		return parseJson(text);
	} catch {
		return;
	}
}
function failureOf(cause, error, message) {
	const outcome = cause instanceof GateError ? cause.cause : void 0;
	if (outcome?.kind === "failure") return outcome;
	return {
		kind: "failure",
		unsent: false,
		permanent: false,
		message,
		cause: error
	};
}
function wordsOf(data) {
	const { message, errors } = data ?? {};
	if (typeof message !== "string") return void 0;
	return [message, ...Array.isArray(errors) ? errors.slice(0, 3).map(detailOf) : []].join("; ");
}
function detailOf(detail) {
	const { message } = detail ?? {};
	if (typeof detail === "string") return detail;
	return typeof message === "string" ? message : JSON.stringify(detail);
}
// src/ci/github/client.ts
var writeGapMs = 1e3;
var pageSize = 100;
var maxItems = 3e4;
function createGithubClient(options) {
	const { budget } = options;
	const { clock, signal } = budget;
	const secrets = [...options.secrets ?? [], options.token ?? ""];
	const state = {
		...options,
		secrets,
		octokit: void 0,
		writing: Promise.resolve(),
		lastWrite: void 0,
		serverAheadMs: void 0
	};
	const call = (wanted) => perform(state, wanted, (text) => shaped(wanted.shape, text));
	let viewer;
	return {
		call,
		pages: (wanted, itemsOf, most = maxItems) => readPages((page) => call(onPage(wanted, page)), itemsOf, most),
		raw: (route) => perform(state, {
			route,
			parameters: rawForm
		}, (text) => ({ value: text })),
		stored: (route) => readStored(state, route),
		viewer() {
			viewer ??= readViewer(call, options);
			return viewer;
		},
		sleep: (ms) => clock.sleep(ms, signal),
		serverAheadMs: () => state.serverAheadMs,
		timeLeftMs: () => Math.max(0, budget.deadline - clock.now()),
		redact: (text) => withoutSecrets(text, secrets)
	};
}
var rawForm = { headers: { accept: "application/vnd.github.raw+json" } };
function shaped(shape, text) {
	const result = safeParse(shape, jsonOf(text));
	return result.success ? { value: result.data } : void 0;
}
async function readStored(state, route) {
	const { transport, budget, apiUrl } = state;
	const url = storageUrl(await perform(state, {
		route,
		wantsAddress: true
	}, (text) => ({ value: text })), apiUrl);
	if (url === void 0) throw new GateError("PROTOCOL", `GitHub: ${route} names no address of https`);
	const outcome = await transport.send({
		method: "GET",
		url,
		headers: {},
		signal: budget.signal,
		isBinary: true
	});
	if (outcome.kind === "answer" && isSuccess(outcome.status)) return Buffer.from(outcome.text, "latin1");
	const why = outcome.kind === "answer" ? `answered ${outcome.status}` : `failed: ${outcome.message}`;
	throw new GateError("UNAVAILABLE", `What ${url.origin} keeps for GitHub could not be read: it ${why}`);
}
function storageUrl(address, apiUrl) {
	const url = URL.canParse(address) ? new URL(address) : void 0;
	if (url === void 0 || url.username !== "" || url.password !== "") return void 0;
	const isHere = (host) => host === "127.0.0.1" || host === "[::1]" || host === "localhost";
	const isLocal = url.protocol === "http:" && isHere(url.hostname) && isHere(new URL(apiUrl).hostname);
	return url.protocol === "https:" || isLocal ? url : void 0;
}
function isWrite({ route }) {
	return !route.startsWith("GET ") && !route.endsWith("/graphql");
}
function perform(state, asked, read) {
	if (!isWrite(asked)) return attempt(state, asked, read);
	const done = state.writing.then(() => attempt(state, asked, read));
	state.writing = done.catch(() => {});
	return done;
}
async function attempt(state, asked, read) {
	const { budget, problemOf } = state;
	for (let attempts = 1, limits = 0;;) {
		if (isWrite(asked)) await pace(state);
		const { reply, url } = await ask(state, asked);
		if (reply.kind === "answer") keepTime(state, reply.headers.date);
		const limit = limitOf(reply, limits);
		if (limit !== void 0) {
			await sitOut(limit, budget, state.onWait);
			limits++;
			continue;
		}
		const text = reply.kind === "answer" ? wantedOf(reply, asked) : void 0;
		const result = text === void 0 ? void 0 : read(text);
		if (result !== void 0) return result.value;
		const isRepeatable = !asked.isOnce || reply.kind === "failure" && reply.unsent;
		if (!isFleeting(reply) || !isRepeatable || attempts >= 5) throw problemOf({
			route: asked.route,
			url,
			reply,
			isAmbiguous: isFleeting(reply) && !isRepeatable
		});
		await budget.clock.sleep(backoffMs(attempts - 1, Math.random()), budget.signal);
		attempts++;
	}
}
function wantedOf({ status, text, headers }, asked) {
	if (!asked.wantsAddress) return isSuccess(status) ? text : void 0;
	return status === 302 && typeof headers.location === "string" ? headers.location : void 0;
}
function keepTime(state, date) {
	const time = Date.parse(String(date));
	if (!Number.isNaN(time)) state.serverAheadMs = time - Date.now();
}
function limitOf(reply, earlier) {
	return reply.kind === "failure" ? void 0 : rateLimitOf({
		...reply,
		header: (name) => reply.headers[name]
	}, earlier);
}
function isFleeting(reply) {
	if (reply.kind === "failure") return !reply.permanent;
	return isSuccess(reply.status) || isTransient(reply.status);
}
async function pace(state) {
	const { clock, signal } = state.budget;
	if (state.lastWrite !== void 0) {
		const restMs = state.lastWrite + writeGapMs - clock.now();
		if (restMs > 0) await clock.sleep(restMs, signal);
	}
	state.lastWrite = clock.now();
}
async function ask(state, { route, parameters }) {
	const { signal } = state.budget;
	signal.throwIfAborted();
	state.octokit ??= openOctokit(state);
	const { request } = await state.octokit;
	const [owner, repo] = state.repository.split("/");
	const address = route.includes("{owner}") ? {
		owner,
		repo
	} : {};
	const content = redactAll(parameters ?? {}, state.secrets);
	const asked = {
		...address,
		...content
	};
	const reply = await replyOf(request(route, {
		...asked,
		request: unparsed
	}));
	signal.throwIfAborted();
	const message = withoutSecrets(reply.message, state.secrets);
	return {
		reply: {
			...reply,
			message
		},
		url: request.endpoint(route, asked).url
	};
}
function openOctokit({ loadOctokit = restOctokit, apiUrl, token, transport, budget }) {
	const silent = () => {};
	return loadOctokit({
		token,
		baseUrl: apiUrl.replace(/\/+$/, ""),
		userAgent: "scan-gate",
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		},
		request: { fetch: fetchOver(transport, budget.signal) }
	});
}
function redactAll(value, secrets) {
	if (typeof value === "string") return withoutSecrets(value, secrets);
	if (Array.isArray(value)) return value.map((each) => redactAll(each, secrets));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}
function onPage(call, page) {
	return {
		...call,
		parameters: {
			...call.parameters,
			per_page: pageSize,
			page
		}
	};
}
async function readPages(read, itemsOf, most) {
	const all = [];
	for (let page = 1; all.length < most; page++) {
		const items = itemsOf(await read(page));
		all.push(...items);
		if (items.length < pageSize) break;
	}
	return all;
}
var viewerAnswer = looseObject({ data: nullish(looseObject({ viewer: nullish(looseObject({ login: string().check(_minLength(1)) })) })) });
async function readViewer(read, { apiUrl, token }) {
	const address = apiUrl.replace(/\/+$/, "").replace(/\/api\/v3$/, "/api");
	try {
		const login = (await read({
			route: `POST ${address}/graphql`,
			parameters: { query: "query { viewer { login } }" },
			shape: viewerAnswer
		})).data?.viewer?.login;
		if (login !== void 0) return login;
	} catch (error) {
		if (refusedWith(error) === void 0) throw error;
	}
	if (token?.startsWith("ghs_")) return "github-actions[bot]";
	throw new GateError("PUBLISH", "GitHub does not say whose token this is, so that own comments cannot be found");
}
export { createGithubClient as t };
