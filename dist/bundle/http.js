import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { i as require__replacement_3, o as require_errors, t as require_util } from "./util.js";
import { r as require_connect } from "./pool.js";
import { t as require_agent } from "./agent.js";
import { vo as GateError } from "./start.js";
// node_modules/undici/lib/api/readable.js
var require_readable = __commonJSMin(((exports, module) => {
	var assert = require__replacement_3();
	var { addAbortListener } = __require("node:events");
	var { Readable } = __require("node:stream");
	var { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = require_errors();
	var util = require_util();
	var kConsume = Symbol("kConsume");
	var kReading = Symbol("kReading");
	var kBody = Symbol("kBody");
	var kAbort = Symbol("kAbort");
	var kContentType = Symbol("kContentType");
	var kContentLength = Symbol("kContentLength");
	var kUsed = Symbol("kUsed");
	var kBytesRead = Symbol("kBytesRead");
	var noop = () => {};
	var BodyReadable = class extends Readable {
		constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 65536 }) {
			super({
				autoDestroy: true,
				read: resume,
				highWaterMark
			});
			this._readableState.dataEmitted = false;
			this[kAbort] = abort;
			this[kConsume] = null;
			this[kBytesRead] = 0;
			this[kBody] = null;
			this[kUsed] = false;
			this[kContentType] = contentType;
			this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
			this[kReading] = false;
		}
		_destroy(err, callback) {
			if (!err && !this._readableState.endEmitted) err = new RequestAbortedError();
			if (err) this[kAbort]();
			if (!this[kUsed]) setImmediate(callback, err);
			else callback(err);
		}
		on(event, listener) {
			if (event === "data" || event === "readable") {
				this[kReading] = true;
				this[kUsed] = true;
			}
			return super.on(event, listener);
		}
		addListener(event, listener) {
			return this.on(event, listener);
		}
		off(event, listener) {
			const ret = super.off(event, listener);
			if (event === "data" || event === "readable") this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0;
			return ret;
		}
		removeListener(event, listener) {
			return this.off(event, listener);
		}
		push(chunk) {
			if (chunk) {
				this[kBytesRead] += chunk.length;
				if (this[kConsume]) {
					consumePush(this[kConsume], chunk);
					return this[kReading] ? super.push(chunk) : true;
				}
			}
			return super.push(chunk);
		}
		text() {
			return consume(this, "text");
		}
		json() {
			return consume(this, "json");
		}
		blob() {
			return consume(this, "blob");
		}
		bytes() {
			return consume(this, "bytes");
		}
		arrayBuffer() {
			return consume(this, "arrayBuffer");
		}
		async formData() {
			throw new NotSupportedError();
		}
		get bodyUsed() {
			return util.isDisturbed(this);
		}
		get body() {
			if (!this[kBody]) {
				this[kBody] = ReadableStream.from(this);
				if (this[kConsume]) {
					this[kBody].getReader();
					assert(this[kBody].locked);
				}
			}
			return this[kBody];
		}
		dump(opts) {
			const signal = opts?.signal;
			if (signal != null && (typeof signal !== "object" || !("aborted" in signal))) return Promise.reject(new InvalidArgumentError("signal must be an AbortSignal"));
			const limit = opts?.limit && Number.isFinite(opts.limit) ? opts.limit : 131072;
			if (signal?.aborted) return Promise.reject(signal.reason ?? new AbortError());
			if (this._readableState.closeEmitted) return Promise.resolve(null);
			return new Promise((resolve, reject) => {
				if (this[kContentLength] && this[kContentLength] > limit || this[kBytesRead] > limit) this.destroy(new AbortError());
				if (signal) {
					const onAbort = () => {
						this.destroy(signal.reason ?? new AbortError());
					};
					const abortListener = addAbortListener(signal, onAbort);
					this.on("close", function() {
						abortListener[Symbol.dispose]();
						if (signal.aborted) reject(signal.reason ?? new AbortError());
						else resolve(null);
					});
				} else this.on("close", resolve);
				this.on("error", noop).on("data", () => {
					if (this[kBytesRead] > limit) this.destroy();
				}).resume();
			});
		}
		setEncoding(encoding) {
			if (Buffer.isEncoding(encoding)) super.setEncoding(encoding);
			return this;
		}
	};
	function isLocked(bodyReadable) {
		return bodyReadable[kBody]?.locked === true || bodyReadable[kConsume] !== null;
	}
	function isUnusable(bodyReadable) {
		return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
	}
	function consume(stream, type) {
		assert(!stream[kConsume]);
		return new Promise((resolve, reject) => {
			if (isUnusable(stream)) {
				const rState = stream._readableState;
				if (rState.destroyed && rState.closeEmitted === false) stream.on("error", reject).on("close", () => {
					reject(new TypeError("unusable"));
				});
				else reject(rState.errored ?? new TypeError("unusable"));
			} else queueMicrotask(() => {
				stream[kConsume] = {
					type,
					stream,
					resolve,
					reject,
					length: 0,
					body: []
				};
				stream.on("error", function(err) {
					consumeFinish(this[kConsume], err);
				}).on("close", function() {
					if (this[kConsume].body !== null) consumeFinish(this[kConsume], new RequestAbortedError());
				});
				consumeStart(stream[kConsume]);
			});
		});
	}
	function consumeStart(consume) {
		if (consume.body === null) return;
		const { _readableState: state } = consume.stream;
		if (state.bufferIndex) {
			const start = state.bufferIndex;
			const end = state.buffer.length;
			for (let n = start; n < end; n++) consumePush(consume, state.buffer[n]);
		} else for (const chunk of state.buffer) consumePush(consume, chunk);
		const decoder = state.decoder;
		if (decoder != null && decoder.lastNeed > 0) consumePush(consume, Buffer.from(decoder.lastChar.subarray(0, decoder.lastTotal - decoder.lastNeed)));
		if (state.endEmitted) {
			consumeEnd(consume, state.encoding);
			return;
		}
		consume.stream.on("end", function() {
			consumeEnd(this[kConsume], this._readableState.encoding);
		});
		consume.stream.resume();
		while (consume.stream.read() != null);
	}
	function chunksDecode(chunks, length, encoding) {
		if (chunks.length === 0 || length === 0) return "";
		const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
		const bufferLength = buffer.length;
		const start = bufferLength > 2 && buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 ? 3 : 0;
		if (!encoding || encoding === "utf8" || encoding === "utf-8") return buffer.utf8Slice(start, bufferLength);
		else return buffer.subarray(start, bufferLength).toString(encoding);
	}
	function chunksConcat(chunks, length) {
		if (chunks.length === 0 || length === 0) return new Uint8Array(0);
		if (chunks.length === 1) return new Uint8Array(chunks[0]);
		const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
		let offset = 0;
		for (let i = 0; i < chunks.length; ++i) {
			const chunk = chunks[i];
			buffer.set(chunk, offset);
			offset += chunk.length;
		}
		return buffer;
	}
	function consumeEnd(consume, encoding) {
		const { type, body, resolve, stream, length } = consume;
		try {
			if (type === "text") resolve(chunksDecode(body, length, encoding));
			else if (type === "json") resolve(JSON.parse(chunksDecode(body, length, encoding)));
			else if (type === "arrayBuffer") resolve(chunksConcat(body, length).buffer);
			else if (type === "blob") resolve(new Blob(body, { type: stream[kContentType] }));
			else if (type === "bytes") resolve(chunksConcat(body, length));
			consumeFinish(consume);
		} catch (err) {
			stream.destroy(err);
		}
	}
	function consumePush(consume, chunk) {
		if (consume.body === null) return;
		if (typeof chunk === "string") chunk = Buffer.from(chunk, consume.stream._readableState.encoding);
		consume.length += chunk.length;
		consume.body.push(chunk);
	}
	function consumeFinish(consume, err) {
		if (consume.body === null) return;
		if (err) consume.reject(err);
		else consume.resolve();
		consume.type = null;
		consume.stream = null;
		consume.resolve = null;
		consume.reject = null;
		consume.length = 0;
		consume.body = null;
	}
	module.exports = {
		Readable: BodyReadable,
		chunksDecode
	};
}));
// src/api/http.ts
var import_api_request = __toESM(__commonJSMin(((exports, module) => {
	var assert = require__replacement_3();
	var { AsyncResource } = __require("node:async_hooks");
	var { Readable } = require_readable();
	var { InvalidArgumentError, RequestAbortedError } = require_errors();
	var util = require_util();
	function noop() {}
	var RequestHandler = class extends AsyncResource {
		constructor(opts, callback) {
			if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			const { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
			try {
				if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
				if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) throw new InvalidArgumentError("invalid highWaterMark");
				if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
				if (onInfo && typeof onInfo !== "function") throw new InvalidArgumentError("invalid onInfo callback");
				super("UNDICI_REQUEST");
			} catch (err) {
				if (util.isStream(body)) util.destroy(body.on("error", noop), err);
				throw err;
			}
			this.method = method;
			this.responseHeaders = responseHeaders || null;
			this.opaque = opaque || null;
			this.callback = callback;
			this.res = null;
			this.abort = null;
			this.body = body;
			this.trailers = {};
			this.context = null;
			this.controller = null;
			this.onInfo = onInfo || null;
			this.highWaterMark = highWaterMark;
			this.reason = null;
			this.removeAbortListener = null;
			if (signal?.aborted) this.reason = signal.reason ?? new RequestAbortedError();
			else if (signal) this.removeAbortListener = util.addAbortListener(signal, () => {
				this.reason = signal.reason ?? new RequestAbortedError();
				if (this.res) {
					const res = this.res;
					this.res = null;
					util.destroy(res.on("error", noop), this.reason);
				} else if (this.abort) this.abort(this.reason);
			});
		}
		onRequestStart(controller, context) {
			if (this.reason) {
				controller.abort(this.reason);
				return;
			}
			assert(this.callback);
			this.controller = controller;
			this.abort = (reason) => controller.abort(reason);
			this.context = context;
		}
		onResponseStart(controller, statusCode, headers, statusText) {
			const { callback, opaque, context, responseHeaders, highWaterMark } = this;
			const rawHeaders = controller?.rawHeaders;
			const responseHeaderData = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
			if (statusCode < 200) {
				if (this.onInfo) this.onInfo({
					statusCode,
					headers: responseHeaderData
				});
				return;
			}
			const parsedHeaders = headers;
			const contentType = parsedHeaders?.["content-type"];
			const contentLength = parsedHeaders?.["content-length"];
			const res = new Readable({
				resume: () => controller.resume(),
				abort: (reason) => controller.abort(reason),
				contentType,
				contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
				highWaterMark
			});
			if (this.removeAbortListener) {
				res.on("close", this.removeAbortListener);
				this.removeAbortListener = null;
			}
			this.callback = null;
			this.res = res;
			if (callback !== null) try {
				this.runInAsyncScope(callback, null, null, {
					statusCode,
					statusText,
					headers: responseHeaderData,
					trailers: this.trailers,
					opaque,
					body: res,
					context
				});
			} catch (err) {
				this.res = null;
				util.destroy(res.on("error", noop), err);
				queueMicrotask(() => {
					throw err;
				});
			}
		}
		onResponseData(controller, chunk) {
			if (!this.res) return;
			if (this.res.push(chunk) === false) controller.pause();
		}
		onResponseEnd(_controller, trailers) {
			if (trailers && typeof trailers === "object") for (const key of Object.keys(trailers)) if (key === "__proto__") Object.defineProperty(this.trailers, key, {
				value: trailers[key],
				enumerable: true,
				configurable: true,
				writable: true
			});
			else this.trailers[key] = trailers[key];
			this.res?.push(null);
		}
		onResponseError(_controller, err) {
			const { res, callback, body, opaque } = this;
			if (callback) {
				this.callback = null;
				queueMicrotask(() => {
					this.runInAsyncScope(callback, null, err, { opaque });
				});
			}
			if (res) {
				this.res = null;
				queueMicrotask(() => {
					util.destroy(res.on("error", noop), err);
				});
			}
			if (body) {
				this.body = null;
				if (util.isStream(body)) {
					body.on("error", noop);
					util.destroy(body, err);
				}
			}
			if (this.removeAbortListener) {
				this.removeAbortListener();
				this.removeAbortListener = null;
			}
		}
	};
	function request(opts, callback) {
		if (callback === void 0) return new Promise((resolve, reject) => {
			request.call(this, opts, (err, data) => {
				return err ? reject(err) : resolve(data);
			});
		});
		try {
			const handler = new RequestHandler(opts, callback);
			this.dispatch(opts, handler);
		} catch (err) {
			if (typeof callback !== "function") throw err;
			const opaque = opts?.opaque;
			queueMicrotask(() => callback(err, { opaque }));
		}
	}
	module.exports = request;
	module.exports.RequestHandler = RequestHandler;
}))(), 1);
var import_connect = __toESM(require_connect(), 1);
var import_agent = __toESM(require_agent(), 1);
var bodyCapBytes = 16777216;
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
async function exchange(sent, dispatcher, unsentErrors) {
	sent.signal.throwIfAborted();
	try {
		const { origin, pathname, search } = sent.url;
		const answer = await untilAborted(import_api_request.default.call(dispatcher, {
			origin,
			path: pathname + search,
			method: sent.method,
			headers: {
				...sent.headers,
				"accept-encoding": "identity"
			},
			body: sent.body ?? null,
			signal: sent.signal
		}), sent.signal);
		const body = await readBody(answer.body, String(answer.headers["content-encoding"] ?? "identity"));
		const text = sent.isBinary ? body.toString("latin1") : new TextDecoder("utf-8", { fatal: true }).decode(body);
		const header = (name) => {
			const value = answer.headers[name];
			return Array.isArray(value) ? value[0] : value;
		};
		return {
			kind: "answer",
			status: answer.statusCode,
			header,
			text
		};
	} catch (error) {
		sent.signal.throwIfAborted();
		return failure(error, unsentErrors);
	}
}
function untilAborted(work, signal) {
	return new Promise((resolve, reject) => {
		const abort = () => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
	});
}
async function readBody(body, encoding) {
	body.on("error", () => {});
	if (encoding !== "identity") {
		body.destroy();
		throw new GateError("PROTOCOL", `the answer is encoded as ${encoding}, which was not asked for`);
	}
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > bodyCapBytes) throw new GateError("PROTOCOL", `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
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
