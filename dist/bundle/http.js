import { o as __toESM } from "./rolldown-runtime.js";
import { r as require_connect } from "./pool.js";
import { t as require_agent } from "./agent.js";
import { Un as GateError } from "./start.js";
// src/api/receive.ts
var import_connect = __toESM(require_connect(), 1);
var import_agent = __toESM(require_agent(), 1);
var bodyCapBytes = 16777216;
function receive(dispatcher, options, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const chunks = [];
	let answer;
	let started;
	let size = 0;
	const abort = () => {
		reject(signal.reason);
		started?.abort(signal.reason);
	};
	const giveUp = (controller, message) => {
		const error = new GateError("PROTOCOL", message);
		reject(error);
		controller.abort(error);
	};
	const atAbort = listenersOf(signal).add(abort);
	dispatcher.dispatch(options, {
		onRequestStart(controller) {
			started = controller;
			if (signal.aborted) controller.abort(signal.reason);
		},
		onResponseStart(controller, status, headers) {
			if (status < 200) return;
			answer = {
				status,
				headers
			};
			const encoding = String(headers["content-encoding"] ?? "identity");
			if (encoding !== "identity") giveUp(controller, `the answer is encoded as ${encoding}, which was not asked for`);
		},
		onResponseData(controller, chunk) {
			size += chunk.length;
			if (size <= bodyCapBytes) chunks.push(chunk);
			else giveUp(controller, `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
		},
		onResponseEnd() {
			if (answer !== void 0) resolve({
				...answer,
				body: joined(chunks)
			});
		},
		onResponseError: (_, error) => reject(error)
	});
	return promise.finally(() => atAbort.delete(abort));
}
var listening = new WeakMap();
function listenersOf(signal) {
	const before = listening.get(signal);
	if (before !== void 0) return before;
	const listeners = new Set();
	listening.set(signal, listeners);
	signal.addEventListener("abort", () => {
		for (const listener of listeners) listener();
	}, { once: true });
	return listeners;
}
function joined(chunks) {
	const [only] = chunks;
	return only !== void 0 && chunks.length === 1 ? only : Buffer.concat(chunks);
}
// src/api/http.ts
var defaultTimeouts = {
	connectMs: 1e4,
	headersMs: 6e4,
	bodyIdleMs: 3e4
};
function createTransport(options = {}) {
	const timeouts = options.timeouts ?? defaultTimeouts;
	const unsentErrors = new WeakSet();
	const direct = new import_agent.default({
		...limits(timeouts),
		connect: watchedConnector(timeouts, unsentErrors)
	});
	const proxied = hasProxy(options.proxy) ? proxyAgent(timeouts, options.proxy) : void 0;
	let count = 0;
	return {
		requestCount: () => count,
		async send(sent) {
			count += 1;
			return exchange(sent, isLoopback(sent.url.hostname) ? direct : await (proxied ?? direct), unsentErrors);
		},
		async close() {
			await Promise.all([direct.destroy(), proxied?.then((agent) => agent.destroy())]);
		}
	};
}
function limits(timeouts) {
	return {
		headersTimeout: timeouts.headersMs,
		bodyTimeout: timeouts.bodyIdleMs,
		allowH2: false
	};
}
function hasProxy(proxy) {
	return proxy !== void 0 && (proxy.httpProxy !== "" || proxy.httpsProxy !== "");
}
async function proxyAgent(timeouts, proxy) {
	const [{ default: EnvHttpProxyAgent }, { default: Pool }, { default: connect }] = await Promise.all([
		import("./env-http-proxy-agent.js").then((m) => __toESM(m.default, 1)),
		import("./pool2.js").then((m) => __toESM(m.default, 1)),
		import("./api-connect.js").then((m) => __toESM(m.default, 1))
	]);
	return new EnvHttpProxyAgent({
		...limits(timeouts),
		...proxy,
		requestTls: {
			rejectUnauthorized: true,
			timeout: timeouts.connectMs
		},
		proxyTls: {
			rejectUnauthorized: true,
			timeout: timeouts.connectMs
		},
		clientFactory: (origin, options) => Object.assign(new Pool(origin, {
			...options,
			headersTimeout: timeouts.connectMs
		}), { connect })
	});
}
function watchedConnector(timeouts, unsentErrors) {
	const connect = (0, import_connect.default)({
		timeout: timeouts.connectMs,
		rejectUnauthorized: true,
		allowH2: false
	});
	return (options, callback) => {
		connect(options, (error, socket) => {
			if (error) {
				unsentErrors.add(error);
				callback(error, null);
			} else callback(null, socket);
		});
	};
}
var utf8 = new TextDecoder("utf-8", { fatal: true });
async function exchange(sent, dispatcher, unsentErrors) {
	sent.signal.throwIfAborted();
	try {
		const { origin, pathname, search } = sent.url;
		const { status, headers, body } = await receive(dispatcher, {
			origin,
			path: pathname + search,
			method: sent.method,
			headers: {
				...sent.headers,
				"accept-encoding": "identity"
			},
			body: sent.body ?? null
		}, sent.signal);
		const text = sent.isBinary ? body.toString("latin1") : utf8.decode(body);
		const header = (name) => {
			const value = headers[name];
			return Array.isArray(value) ? value[0] : value;
		};
		return {
			kind: "answer",
			status,
			header,
			text
		};
	} catch (error) {
		sent.signal.throwIfAborted();
		return failure(error, unsentErrors);
	}
}
var unsentCodes = new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"UND_ERR_CONNECT_TIMEOUT"
]);
function failure(error, unsentErrors) {
	const cause = error instanceof Error ? error : new Error(String(error));
	const code = String(cause.code ?? "");
	const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_/.test(code);
	return {
		kind: "failure",
		unsent: unsentErrors.has(cause) || unsentCodes.has(code) || certificate,
		permanent: certificate,
		message: describe(cause, code),
		cause
	};
}
var meanings = {
	ECONNREFUSED: "the connection was refused",
	ENOTFOUND: "the host name is unknown",
	EAI_AGAIN: "the host name could not be looked up",
	ECONNRESET: "the connection was reset",
	UND_ERR_SOCKET: "the connection was cut",
	UND_ERR_CONNECT_TIMEOUT: "no connection in time",
	UND_ERR_HEADERS_TIMEOUT: "no answer in time",
	UND_ERR_BODY_TIMEOUT: "the answer stopped half-way"
};
function describe(error, code) {
	return meanings[code] ?? (code ? `${error.message} (${code})` : error.message);
}
function isLoopback(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || hostname === "::1" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
export { createTransport };
