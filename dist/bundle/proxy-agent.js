import { i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { o as require_errors, s as require_symbols, t as require_util } from "./util.js";
import { t as require_agent } from "./agent.js";
import { a as require_dispatcher_base, i as require_diagnostics, n as require_client, r as require_connect, t as require_pool } from "./pool.js";
// node_modules/undici/lib/core/socks5-utils.js
var require_socks5_utils = __commonJSMin(((exports, module) => {
	var { Buffer } = __require("node:buffer");
	var net = __require("node:net");
	var { InvalidArgumentError } = require_errors();
	function parseAddress(address) {
		if (net.isIPv4(address)) {
			const parts = address.split(".").map(Number);
			return {
				type: 1,
				buffer: Buffer.from(parts)
			};
		}
		if (net.isIPv6(address)) return {
			type: 4,
			buffer: parseIPv6(address)
		};
		const domainBuffer = Buffer.from(address, "utf8");
		if (domainBuffer.length > 255) throw new InvalidArgumentError("Domain name too long (max 255 bytes)");
		return {
			type: 3,
			buffer: Buffer.concat([Buffer.from([domainBuffer.length]), domainBuffer])
		};
	}
	function parseIPv6(address) {
		const buffer = Buffer.alloc(16);
		let normalizedAddress = address;
		if (address.includes(".")) {
			const lastColonIndex = address.lastIndexOf(":");
			const ipv4Part = address.slice(lastColonIndex + 1);
			if (net.isIPv4(ipv4Part)) {
				const octets = ipv4Part.split(".").map(Number);
				const high = (octets[0] << 8 | octets[1]).toString(16);
				const low = (octets[2] << 8 | octets[3]).toString(16);
				normalizedAddress = `${address.slice(0, lastColonIndex)}:${high}:${low}`;
			}
		}
		const doubleColonIndex = normalizedAddress.indexOf("::");
		if (doubleColonIndex !== -1) {
			const before = normalizedAddress.slice(0, doubleColonIndex);
			const after = normalizedAddress.slice(doubleColonIndex + 2);
			const beforeParts = before === "" ? [] : before.split(":");
			const afterParts = after === "" ? [] : after.split(":");
			let bufferIndex = 0;
			for (const part of beforeParts) {
				buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
				bufferIndex += 2;
			}
			bufferIndex = 16 - afterParts.length * 2;
			for (const part of afterParts) {
				buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
				bufferIndex += 2;
			}
		} else {
			const parts = normalizedAddress.split(":");
			for (let i = 0; i < parts.length; i++) buffer.writeUInt16BE(parseInt(parts[i], 16), i * 2);
		}
		return buffer;
	}
	function buildAddressBuffer(type, addressBuffer, port) {
		const portBuffer = Buffer.allocUnsafe(2);
		portBuffer.writeUInt16BE(port, 0);
		return Buffer.concat([
			Buffer.from([type]),
			addressBuffer,
			portBuffer
		]);
	}
	function parseResponseAddress(buffer, offset = 0) {
		if (buffer.length < offset + 1) throw new InvalidArgumentError("Buffer too small to contain address type");
		const addressType = buffer[offset];
		let address;
		let currentOffset = offset + 1;
		switch (addressType) {
			case 1:
				if (buffer.length < currentOffset + 6) throw new InvalidArgumentError("Buffer too small for IPv4 address");
				address = Array.from(buffer.subarray(currentOffset, currentOffset + 4)).join(".");
				currentOffset += 4;
				break;
			case 3: {
				if (buffer.length < currentOffset + 1) throw new InvalidArgumentError("Buffer too small for domain length");
				const domainLength = buffer[currentOffset];
				currentOffset += 1;
				if (buffer.length < currentOffset + domainLength + 2) throw new InvalidArgumentError("Buffer too small for domain address");
				address = buffer.subarray(currentOffset, currentOffset + domainLength).toString("utf8");
				currentOffset += domainLength;
				break;
			}
			case 4: {
				if (buffer.length < currentOffset + 18) throw new InvalidArgumentError("Buffer too small for IPv6 address");
				const parts = [];
				for (let i = 0; i < 8; i++) {
					const value = buffer.readUInt16BE(currentOffset + i * 2);
					parts.push(value.toString(16));
				}
				address = parts.join(":");
				currentOffset += 16;
				break;
			}
			default: throw new InvalidArgumentError(`Invalid address type: ${addressType}`);
		}
		if (buffer.length < currentOffset + 2) throw new InvalidArgumentError("Buffer too small for port");
		const port = buffer.readUInt16BE(currentOffset);
		currentOffset += 2;
		return {
			address,
			port,
			bytesRead: currentOffset - offset
		};
	}
	function createReplyError(replyCode) {
		const message = {
			1: "General SOCKS server failure",
			2: "Connection not allowed by ruleset",
			3: "Network unreachable",
			4: "Host unreachable",
			5: "Connection refused",
			6: "TTL expired",
			7: "Command not supported",
			8: "Address type not supported"
		}[replyCode] || `Unknown SOCKS5 error code: ${replyCode}`;
		const error = new Error(message);
		error.code = `SOCKS5_${replyCode}`;
		return error;
	}
	module.exports = {
		parseAddress,
		parseIPv6,
		buildAddressBuffer,
		parseResponseAddress,
		createReplyError
	};
}));
// node_modules/undici/lib/core/socks5-client.js
var require_socks5_client = __commonJSMin(((exports, module) => {
	var { EventEmitter } = __require("node:events");
	var { Buffer } = __require("node:buffer");
	var { InvalidArgumentError, Socks5ProxyError } = require_errors();
	var { debuglog } = __require("node:util");
	var { parseAddress } = require_socks5_utils();
	var debug = debuglog("undici:socks5");
	var EMPTY_BUFFER = Buffer.alloc(0);
	var SOCKS_VERSION = 5;
	var AUTH_METHODS = {
		NO_AUTH: 0,
		GSSAPI: 1,
		USERNAME_PASSWORD: 2,
		NO_ACCEPTABLE: 255
	};
	var COMMANDS = {
		CONNECT: 1,
		BIND: 2,
		UDP_ASSOCIATE: 3
	};
	var ADDRESS_TYPES = {
		IPV4: 1,
		DOMAIN: 3,
		IPV6: 4
	};
	var REPLY_CODES = {
		SUCCEEDED: 0,
		GENERAL_FAILURE: 1,
		CONNECTION_NOT_ALLOWED: 2,
		NETWORK_UNREACHABLE: 3,
		HOST_UNREACHABLE: 4,
		CONNECTION_REFUSED: 5,
		TTL_EXPIRED: 6,
		COMMAND_NOT_SUPPORTED: 7,
		ADDRESS_TYPE_NOT_SUPPORTED: 8
	};
	var STATES = {
		INITIAL: "initial",
		HANDSHAKING: "handshaking",
		AUTHENTICATING: "authenticating",
		AUTHENTICATED: "authenticated",
		CONNECTING: "connecting",
		CONNECTED: "connected",
		ERROR: "error",
		CLOSED: "closed"
	};
	var Socks5Client = class extends EventEmitter {
		constructor(socket, options = {}) {
			super();
			if (!socket) throw new InvalidArgumentError("socket is required");
			this.socket = socket;
			this.options = options;
			this.state = STATES.INITIAL;
			this.buffer = EMPTY_BUFFER;
			this.onSocketData = this.onData.bind(this);
			this.onSocketError = this.onError.bind(this);
			this.onSocketClose = this.onClose.bind(this);
			this.authMethods = [];
			if (options.username && options.password) this.authMethods.push(AUTH_METHODS.USERNAME_PASSWORD);
			this.authMethods.push(AUTH_METHODS.NO_AUTH);
			this.socket.on("data", this.onSocketData);
			this.socket.on("error", this.onSocketError);
			this.socket.on("close", this.onSocketClose);
		}
		onData(data) {
			debug("received data", data.length, "bytes in state", this.state);
			this.buffer = Buffer.concat([this.buffer, data]);
			try {
				switch (this.state) {
					case STATES.HANDSHAKING:
						this.handleHandshakeResponse();
						break;
					case STATES.AUTHENTICATING:
						this.handleAuthResponse();
						break;
					case STATES.CONNECTING: this.handleConnectResponse();
				}
			} catch (err) {
				this.onError(err);
			}
		}
		onError(err) {
			debug("socket error", err);
			this.state = STATES.ERROR;
			this.emit("error", err);
			this.destroy();
		}
		onClose() {
			debug("socket closed");
			this.state = STATES.CLOSED;
			this.emit("close");
		}
		destroy() {
			if (this.socket && !this.socket.destroyed) this.socket.destroy();
		}
		markAuthenticated() {
			this.state = STATES.AUTHENTICATED;
			this.emit("authenticated");
		}
		handshake() {
			if (this.state !== STATES.INITIAL) throw new InvalidArgumentError("Handshake already started");
			debug("starting handshake with", this.authMethods.length, "auth methods");
			this.state = STATES.HANDSHAKING;
			const request = Buffer.alloc(2 + this.authMethods.length);
			request[0] = SOCKS_VERSION;
			request[1] = this.authMethods.length;
			this.authMethods.forEach((method, i) => {
				request[2 + i] = method;
			});
			this.socket.write(request);
		}
		handleHandshakeResponse() {
			if (this.buffer.length < 2) return;
			const version = this.buffer[0];
			const method = this.buffer[1];
			if (version !== SOCKS_VERSION) throw new Socks5ProxyError(`Invalid SOCKS version: ${version}`, "UND_ERR_SOCKS5_VERSION");
			if (method === AUTH_METHODS.NO_ACCEPTABLE) throw new Socks5ProxyError("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
			this.buffer = this.buffer.subarray(2);
			debug("server selected auth method", method);
			if (method === AUTH_METHODS.NO_AUTH) this.markAuthenticated();
			else if (method === AUTH_METHODS.USERNAME_PASSWORD) {
				this.state = STATES.AUTHENTICATING;
				this.sendAuthRequest();
			} else throw new Socks5ProxyError(`Unsupported authentication method: ${method}`, "UND_ERR_SOCKS5_AUTH_METHOD");
		}
		sendAuthRequest() {
			const { username, password } = this.options;
			if (!username || !password) throw new InvalidArgumentError("Username and password required for authentication");
			debug("sending username/password auth");
			const usernameBuffer = Buffer.from(username);
			const passwordBuffer = Buffer.from(password);
			if (usernameBuffer.length > 255 || passwordBuffer.length > 255) throw new InvalidArgumentError("Username or password too long");
			const request = Buffer.alloc(3 + usernameBuffer.length + passwordBuffer.length);
			request[0] = 1;
			request[1] = usernameBuffer.length;
			usernameBuffer.copy(request, 2);
			request[2 + usernameBuffer.length] = passwordBuffer.length;
			passwordBuffer.copy(request, 3 + usernameBuffer.length);
			this.socket.write(request);
		}
		handleAuthResponse() {
			if (this.buffer.length < 2) return;
			const version = this.buffer[0];
			const status = this.buffer[1];
			if (version !== 1) throw new Socks5ProxyError(`Invalid auth sub-negotiation version: ${version}`, "UND_ERR_SOCKS5_AUTH_VERSION");
			if (status !== 0) throw new Socks5ProxyError("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
			this.buffer = this.buffer.subarray(2);
			debug("authentication successful");
			this.markAuthenticated();
		}
		connect(address, port) {
			if (this.state === STATES.CONNECTING || this.state === STATES.CONNECTED) throw new InvalidArgumentError("Connection already in progress");
			if (this.state !== STATES.AUTHENTICATED) throw new InvalidArgumentError("Client must be authenticated before CONNECT");
			debug("connecting to", address, port);
			this.state = STATES.CONNECTING;
			const request = this.buildConnectRequest(COMMANDS.CONNECT, address, port);
			this.socket.write(request);
		}
		buildConnectRequest(command, address, port) {
			const { type: addressType, buffer: addressBuffer } = parseAddress(address);
			const request = Buffer.alloc(4 + addressBuffer.length + 2);
			request[0] = SOCKS_VERSION;
			request[1] = command;
			request[2] = 0;
			request[3] = addressType;
			addressBuffer.copy(request, 4);
			request.writeUInt16BE(port, 4 + addressBuffer.length);
			return request;
		}
		handleConnectResponse() {
			if (this.buffer.length < 4) return;
			const version = this.buffer[0];
			const reply = this.buffer[1];
			const addressType = this.buffer[3];
			if (version !== SOCKS_VERSION) throw new Socks5ProxyError(`Invalid SOCKS version in reply: ${version}`, "UND_ERR_SOCKS5_REPLY_VERSION");
			let responseLength = 4;
			if (addressType === ADDRESS_TYPES.IPV4) responseLength += 6;
			else if (addressType === ADDRESS_TYPES.DOMAIN) {
				if (this.buffer.length < 5) return;
				responseLength += 1 + this.buffer[4] + 2;
			} else if (addressType === ADDRESS_TYPES.IPV6) responseLength += 18;
			else throw new Socks5ProxyError(`Invalid address type in reply: ${addressType}`, "UND_ERR_SOCKS5_ADDR_TYPE");
			if (this.buffer.length < responseLength) return;
			if (reply !== REPLY_CODES.SUCCEEDED) throw new Socks5ProxyError(`SOCKS5 connection failed: ${this.getReplyErrorMessage(reply)}`, `UND_ERR_SOCKS5_REPLY_${reply}`);
			let boundAddress;
			let offset = 4;
			if (addressType === ADDRESS_TYPES.IPV4) {
				boundAddress = Array.from(this.buffer.subarray(offset, offset + 4)).join(".");
				offset += 4;
			} else if (addressType === ADDRESS_TYPES.DOMAIN) {
				const domainLength = this.buffer[offset];
				offset += 1;
				boundAddress = this.buffer.subarray(offset, offset + domainLength).toString();
				offset += domainLength;
			} else if (addressType === ADDRESS_TYPES.IPV6) {
				const parts = [];
				for (let i = 0; i < 8; i++) {
					const value = this.buffer.readUInt16BE(offset + i * 2);
					parts.push(value.toString(16));
				}
				boundAddress = parts.join(":");
				offset += 16;
			}
			const boundPort = this.buffer.readUInt16BE(offset);
			this.buffer = EMPTY_BUFFER;
			this.state = STATES.CONNECTED;
			this.socket.removeListener("data", this.onSocketData);
			debug("connected, bound address:", boundAddress, "port:", boundPort);
			this.emit("connected", {
				address: boundAddress,
				port: boundPort
			});
		}
		getReplyErrorMessage(reply) {
			switch (reply) {
				case REPLY_CODES.GENERAL_FAILURE: return "General SOCKS server failure";
				case REPLY_CODES.CONNECTION_NOT_ALLOWED: return "Connection not allowed by ruleset";
				case REPLY_CODES.NETWORK_UNREACHABLE: return "Network unreachable";
				case REPLY_CODES.HOST_UNREACHABLE: return "Host unreachable";
				case REPLY_CODES.CONNECTION_REFUSED: return "Connection refused";
				case REPLY_CODES.TTL_EXPIRED: return "TTL expired";
				case REPLY_CODES.COMMAND_NOT_SUPPORTED: return "Command not supported";
				case REPLY_CODES.ADDRESS_TYPE_NOT_SUPPORTED: return "Address type not supported";
				default: return `Unknown error code: ${reply}`;
			}
		}
	};
	module.exports = {
		Socks5Client,
		AUTH_METHODS,
		COMMANDS,
		ADDRESS_TYPES,
		REPLY_CODES,
		STATES
	};
}));
// node_modules/undici/lib/dispatcher/socks5-proxy-agent.js
var require_socks5_proxy_agent = __commonJSMin(((exports, module) => {
	var { URL } = __require("node:url");
	var tls;
	var DispatcherBase = require_dispatcher_base();
	var { ConnectTimeoutError, InvalidArgumentError } = require_errors();
	var { Socks5Client, STATES } = require_socks5_client();
	var { kBusy, kConnected, kDispatch, kClose, kDestroy } = require_symbols();
	var Pool = require_pool();
	var buildConnector = require_connect();
	var { setupConnectTimeout } = require_util();
	var { debuglog } = __require("node:util");
	var debug = debuglog("undici:socks5-proxy");
	var DEFAULT_SOCKS5_CONNECT_TIMEOUT = 5e3;
	var kProxyUrl = Symbol("proxy url");
	var kProxyHeaders = Symbol("proxy headers");
	var kProxyAuth = Symbol("proxy auth");
	var kProxyProtocol = Symbol("proxy protocol");
	var kPools = Symbol("pools");
	var kConnector = Symbol("connector");
	var kConnectTimeout = Symbol("connect timeout");
	var kRequestTls = Symbol("request tls settings");
	var kRequestTlsTimeout = Symbol("request tls timeout");
	function createConnectTimeoutError(hostname, port, timeout) {
		return new ConnectTimeoutError(`Connect Timeout Error (attempted address: ${hostname}:${port}, timeout: ${timeout}ms)`);
	}
	var experimentalWarningEmitted = false;
	var Socks5ProxyAgent = class extends DispatcherBase {
		constructor(proxyUrl, options = {}) {
			super(options);
			if (!experimentalWarningEmitted) {
				process.emitWarning("SOCKS5 proxy support is experimental and subject to change", "ExperimentalWarning");
				experimentalWarningEmitted = true;
			}
			if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
			const url = typeof proxyUrl === "string" ? new URL(proxyUrl) : proxyUrl;
			if (url.protocol !== "socks5:" && url.protocol !== "socks:") throw new InvalidArgumentError("Proxy URL must use socks5:// or socks:// protocol");
			this[kProxyUrl] = url;
			this[kProxyHeaders] = options.headers || {};
			this[kProxyProtocol] = options.proxyTls ? "https:" : "http:";
			const connectTimeout = options.connectTimeout ?? DEFAULT_SOCKS5_CONNECT_TIMEOUT;
			if (!Number.isFinite(connectTimeout) || connectTimeout < 0) throw new InvalidArgumentError("invalid connectTimeout");
			this[kConnectTimeout] = connectTimeout;
			const { timeout, ...requestTls } = options.requestTls || {};
			const requestTlsTimeout = timeout ?? connectTimeout;
			if (!Number.isFinite(requestTlsTimeout) || requestTlsTimeout < 0) throw new InvalidArgumentError("invalid requestTls.timeout");
			this[kRequestTls] = requestTls;
			this[kRequestTlsTimeout] = requestTlsTimeout;
			this[kProxyAuth] = {
				username: options.username || (url.username ? decodeURIComponent(url.username) : null),
				password: options.password || (url.password ? decodeURIComponent(url.password) : null)
			};
			const proxyTlsTimeout = options.proxyTls?.timeout ?? connectTimeout;
			if (!Number.isFinite(proxyTlsTimeout) || proxyTlsTimeout < 0) throw new InvalidArgumentError("invalid proxyTls.timeout");
			this[kConnector] = options.connect || buildConnector({
				...options.proxyTls,
				timeout: proxyTlsTimeout,
				servername: options.proxyTls?.servername || url.hostname
			});
			this[kPools] = new Map();
		}
		async createSocks5Connection(targetHost, targetPort) {
			const proxyHost = this[kProxyUrl].hostname;
			const proxyPort = parseInt(this[kProxyUrl].port) || 1080;
			debug("creating SOCKS5 connection to", proxyHost, proxyPort);
			const socketReady = Promise.withResolvers();
			this[kConnector]({
				hostname: proxyHost,
				host: proxyHost,
				port: proxyPort,
				protocol: this[kProxyProtocol]
			}, (err, socket) => {
				if (err) socketReady.reject(err);
				else socketReady.resolve(socket);
			});
			const socket = await socketReady.promise;
			const socks5Client = new Socks5Client(socket, this[kProxyAuth]);
			socks5Client.on("error", (err) => {
				debug("SOCKS5 error:", err);
				socket.destroy();
			});
			await socks5Client.handshake();
			const authenticationReady = Promise.withResolvers();
			const authenticationTimeout = this[kConnectTimeout] === 0 ? null : setTimeout(() => {
				cleanupAuthenticationListeners();
				socks5Client.destroy();
				authenticationReady.reject(createConnectTimeoutError(proxyHost, proxyPort, this[kConnectTimeout]));
			}, this[kConnectTimeout]);
			const cleanupAuthenticationListeners = () => {
				clearTimeout(authenticationTimeout);
				socks5Client.removeListener("authenticated", onAuthenticated);
				socks5Client.removeListener("error", onAuthenticationError);
			};
			const onAuthenticated = () => {
				cleanupAuthenticationListeners();
				authenticationReady.resolve();
			};
			const onAuthenticationError = (err) => {
				cleanupAuthenticationListeners();
				authenticationReady.reject(err);
			};
			if (socks5Client.state === STATES.AUTHENTICATED) {
				clearTimeout(authenticationTimeout);
				authenticationReady.resolve();
			} else {
				socks5Client.once("authenticated", onAuthenticated);
				socks5Client.once("error", onAuthenticationError);
			}
			await authenticationReady.promise;
			await socks5Client.connect(targetHost, targetPort);
			const connectionReady = Promise.withResolvers();
			const connectionTimeout = this[kConnectTimeout] === 0 ? null : setTimeout(() => {
				cleanupConnectionListeners();
				socks5Client.destroy();
				connectionReady.reject(createConnectTimeoutError(targetHost, targetPort, this[kConnectTimeout]));
			}, this[kConnectTimeout]);
			const cleanupConnectionListeners = () => {
				clearTimeout(connectionTimeout);
				socks5Client.removeListener("connected", onConnected);
				socks5Client.removeListener("error", onConnectionError);
			};
			const onConnected = (info) => {
				debug("SOCKS5 tunnel established to", targetHost, targetPort, "via", info);
				cleanupConnectionListeners();
				connectionReady.resolve();
			};
			const onConnectionError = (err) => {
				cleanupConnectionListeners();
				connectionReady.reject(err);
			};
			socks5Client.once("connected", onConnected);
			socks5Client.once("error", onConnectionError);
			await connectionReady.promise;
			return socket;
		}
		[kDispatch](opts, handler) {
			const { origin } = opts;
			debug("dispatching request to", origin, "via SOCKS5");
			try {
				const originKey = String(origin);
				let pool = this[kPools].get(originKey);
				if (!pool || pool.destroyed || pool.closed) {
					pool = new Pool(origin, {
						pipelining: opts.pipelining,
						connections: opts.connections,
						connect: async (connectOpts, callback) => {
							try {
								const url = new URL(origin);
								const targetHost = url.hostname;
								const targetPort = parseInt(url.port) || (url.protocol === "https:" ? 443 : 80);
								debug("establishing SOCKS5 connection to", targetHost, targetPort);
								const socket = await this.createSocks5Connection(targetHost, targetPort);
								let finalSocket = socket;
								if (url.protocol === "https:") {
									if (!tls) tls = __require("node:tls");
									debug("upgrading to TLS");
									finalSocket = tls.connect({
										...this[kRequestTls],
										socket,
										servername: this[kRequestTls]?.servername || targetHost
									});
									const tlsReady = Promise.withResolvers();
									const cleanupTlsListeners = () => {
										queueMicrotask(clearTlsTimeout);
										finalSocket.removeListener("secureConnect", onSecureConnect);
										finalSocket.removeListener("error", onTlsError);
									};
									const onSecureConnect = () => {
										cleanupTlsListeners();
										tlsReady.resolve();
									};
									const onTlsError = (err) => {
										cleanupTlsListeners();
										tlsReady.reject(err);
									};
									const clearTlsTimeout = setupConnectTimeout(new WeakRef(finalSocket), {
										timeout: this[kRequestTlsTimeout],
										hostname: targetHost,
										port: targetPort
									});
									finalSocket.once("secureConnect", onSecureConnect);
									finalSocket.once("error", onTlsError);
									await tlsReady.promise;
								}
								callback(null, finalSocket);
							} catch (err) {
								debug("SOCKS5 connection error:", err);
								callback(err);
							}
						}
					});
					this[kPools].set(originKey, pool);
					const closePoolIfUnused = () => {
						if (this[kPools].get(originKey) !== pool || pool[kConnected] > 0 || pool[kBusy]) return;
						this[kPools].delete(originKey);
						if (!pool.destroyed) pool.close();
					};
					pool.on("disconnect", closePoolIfUnused);
					pool.on("connectionError", closePoolIfUnused);
				}
				return pool[kDispatch](opts, handler);
			} catch (err) {
				debug("dispatch error:", err);
				if (typeof handler.onResponseError === "function") {
					handler.onResponseError(null, err);
					return false;
				} else if (typeof handler.onError === "function") {
					handler.onError(err);
					return false;
				} else throw err;
			}
		}
		async [kClose]() {
			const closePromises = [];
			for (const pool of this[kPools].values()) closePromises.push(pool.close());
			this[kPools].clear();
			await Promise.all(closePromises);
		}
		async [kDestroy](err) {
			const destroyPromises = [];
			for (const pool of this[kPools].values()) destroyPromises.push(pool.destroy(err));
			this[kPools].clear();
			await Promise.all(destroyPromises);
		}
	};
	module.exports = Socks5ProxyAgent;
}));
// node_modules/undici/lib/dispatcher/proxy-agent.js
var require_proxy_agent = __commonJSMin(((exports, module) => {
	var { kProxy, kClose, kDestroy, kDispatch } = require_symbols();
	var Agent = require_agent();
	var Pool = require_pool();
	var DispatcherBase = require_dispatcher_base();
	var { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError, ProxyConnectionError } = require_errors();
	var buildConnector = require_connect();
	var Client = require_client();
	var { channels } = require_diagnostics();
	var Socks5ProxyAgent = require_socks5_proxy_agent();
	var { hasSafeIterator } = require_util();
	var kAgent = Symbol("proxy agent");
	var kClient = Symbol("proxy client");
	var kProxyHeaders = Symbol("proxy headers");
	var kRequestTls = Symbol("request tls settings");
	var kProxyTls = Symbol("proxy tls settings");
	var kConnectEndpoint = Symbol("connect endpoint function");
	var kConnectEndpointHTTP1 = Symbol("connect endpoint function (http/1.1 only)");
	var kTunnelProxy = Symbol("tunnel proxy");
	var proxyAuthorization = "proxy-authorization";
	function defaultProtocolPort(protocol) {
		return protocol === "https:" ? 443 : 80;
	}
	function defaultFactory(origin, opts) {
		return new Pool(origin, opts);
	}
	var noop = () => {};
	function defaultAgentFactory(origin, opts) {
		if (opts.connections === 1) return new Client(origin, opts);
		return new Pool(origin, opts);
	}
	function shouldProxyTunnel(requestProtocol, proxyTunnel) {
		return proxyTunnel === true || requestProtocol !== "http:";
	}
	var Http1ProxyWrapper = class extends DispatcherBase {
		#client;
		#proxyServername;
		constructor(proxyUrl, { headers = {}, connect, factory, proxyServername }) {
			if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
			super();
			this[kProxyHeaders] = headers;
			this.#proxyServername = proxyServername;
			if (factory) this.#client = factory(proxyUrl, { connect });
			else this.#client = new Client(proxyUrl, { connect });
		}
		[kDispatch](opts, handler) {
			const onResponseStart = handler.onResponseStart;
			handler.onResponseStart = function(controller, statusCode, data, statusMessage) {
				if (statusCode === 407) {
					if (typeof handler.onResponseError === "function") handler.onResponseError(controller, new InvalidArgumentError("Proxy Authentication Required (407)"));
					return;
				}
				if (onResponseStart) onResponseStart.call(this, controller, statusCode, data, statusMessage);
			};
			const { origin, path = "/", headers = {} } = opts;
			opts.path = origin + path;
			opts.headers = {
				...this[kProxyHeaders],
				...headers
			};
			if (!hasHostHeader(headers)) opts.headers.host = new URL(origin).host;
			if (this.#proxyServername != null) opts.servername = this.#proxyServername;
			return this.#client[kDispatch](opts, handler);
		}
		[kClose]() {
			return this.#client.close();
		}
		[kDestroy](err) {
			return this.#client.destroy(err);
		}
	};
	var ProxyAgent = class extends DispatcherBase {
		constructor(opts) {
			if (!opts || typeof opts === "object" && !(opts instanceof URL) && !opts.uri) throw new InvalidArgumentError("Proxy uri is mandatory");
			const { clientFactory = defaultFactory } = opts;
			if (typeof clientFactory !== "function") throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");
			const { proxyTunnel, connectTimeout } = opts;
			super(opts);
			const url = this.#getUrl(opts);
			const { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
			this[kProxy] = {
				uri: href,
				protocol
			};
			this[kRequestTls] = opts.requestTls;
			this[kProxyTls] = opts.proxyTls;
			this[kProxyHeaders] = opts.headers || {};
			this[kTunnelProxy] = proxyTunnel;
			if (opts.auth && opts.token) throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");
			else if (opts.auth) this[kProxyHeaders]["proxy-authorization"] = `Basic ${opts.auth}`;
			else if (opts.token) this[kProxyHeaders]["proxy-authorization"] = opts.token;
			else if (username && password) this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`;
			else if (username) this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:`).toString("base64")}`;
			const connect = buildConnector({
				timeout: connectTimeout,
				...opts.proxyTls
			});
			const connectHTTP1 = buildConnector({
				timeout: connectTimeout,
				...opts.proxyTls,
				allowH2: false
			});
			this[kConnectEndpoint] = buildConnector({
				timeout: connectTimeout,
				...opts.requestTls
			});
			this[kConnectEndpointHTTP1] = buildConnector({
				timeout: connectTimeout,
				...opts.requestTls,
				allowH2: false
			});
			const agentFactory = opts.factory || defaultAgentFactory;
			const factory = (origin, options) => {
				const { protocol } = new URL(origin);
				if (this[kProxy].protocol === "socks5:" || this[kProxy].protocol === "socks:") return new Socks5ProxyAgent(this[kProxy].uri, {
					headers: this[kProxyHeaders],
					connect,
					factory: agentFactory,
					username: opts.username || username,
					password: opts.password || password,
					connectTimeout,
					proxyTls: opts.proxyTls,
					requestTls: opts.requestTls
				});
				if (!shouldProxyTunnel(protocol, this[kTunnelProxy])) {
					const forwardConnect = this[kProxy].protocol === "https:" ? (opts, cb) => connectHTTP1(opts, (err, socket) => {
						if (err && err.code === "ERR_TLS_CERT_ALTNAME_INVALID") cb(new SecureProxyConnectionError(err));
						else cb(err, socket);
					}) : connectHTTP1;
					return new Http1ProxyWrapper(this[kProxy].uri, {
						headers: this[kProxyHeaders],
						connect: forwardConnect,
						factory: agentFactory,
						proxyServername: this[kProxy].protocol === "https:" ? this[kProxyTls]?.servername || proxyHostname : void 0
					});
				}
				return agentFactory(origin, options);
			};
			if (protocol === "socks5:" || protocol === "socks:") this[kClient] = null;
			else this[kClient] = clientFactory(url, { connect });
			this[kAgent] = new Agent({
				...opts,
				factory,
				connect: async (opts, callback) => {
					if (!this[kClient]) {
						callback(new InvalidArgumentError("Cannot establish tunnel connection without a proxy client"));
						return;
					}
					let requestedPath = opts.host;
					if (!opts.port) requestedPath += `:${defaultProtocolPort(opts.protocol)}`;
					try {
						const connectParams = {
							origin,
							port,
							path: requestedPath,
							signal: opts.signal,
							headers: {
								...this[kProxyHeaders],
								host: opts.host,
								...opts.connections == null || opts.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
							},
							servername: this[kProxyTls]?.servername || proxyHostname
						};
						const { socket, statusCode } = await this[kClient].connect(connectParams);
						if (statusCode !== 200) {
							socket.on("error", noop).destroy();
							callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
							return;
						}
						if (channels.proxyConnected.hasSubscribers) channels.proxyConnected.publish({
							socket,
							connectParams
						});
						if (opts.protocol !== "https:") {
							callback(null, socket);
							return;
						}
						let servername;
						if (this[kRequestTls]) servername = this[kRequestTls].servername;
						else servername = opts.servername;
						(opts.allowH2 === false ? this[kConnectEndpointHTTP1] : this[kConnectEndpoint])({
							...opts,
							servername,
							httpSocket: socket
						}, callback);
					} catch (err) {
						if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") callback(new SecureProxyConnectionError(err));
						else if (err.code === "UND_ERR_SOCKET") callback(new ProxyConnectionError(err));
						else callback(err);
					}
				}
			});
		}
		dispatch(opts, handler) {
			let headers = buildHeaders(opts.headers);
			throwIfProxyAuthIsSent(headers);
			if (headers && !hasHostHeader(headers)) {
				if (headers === opts.headers) headers = { ...headers };
				headers.host = new URL(opts.origin).host;
			}
			return this[kAgent].dispatch({
				...opts,
				headers
			}, handler);
		}
		#getUrl(opts) {
			if (typeof opts === "string") return new URL(opts);
			else if (opts instanceof URL) return opts;
			else return new URL(opts.uri);
		}
		[kClose]() {
			const promises = [this[kAgent].close()];
			if (this[kClient]) promises.push(this[kClient].close());
			return Promise.all(promises);
		}
		[kDestroy]() {
			const promises = [this[kAgent].destroy()];
			if (this[kClient]) promises.push(this[kClient].destroy());
			return Promise.all(promises);
		}
	};
	function buildHeaders(headers) {
		if (Array.isArray(headers)) {
			const headersPair = {};
			for (let i = 0; i < headers.length; i += 2) {
				if (isProxyAuthorizationHeader(headers[i])) throwProxyAuthError();
				headersPair[headers[i]] = headers[i + 1];
			}
			return headersPair;
		}
		if (headers && typeof headers === "object" && hasSafeIterator(headers)) {
			const headersPair = {};
			for (const [key, value] of headers) {
				if (!Object.hasOwn(headersPair, key)) {
					headersPair[key] = value;
					continue;
				}
				const previous = headersPair[key];
				const values = [];
				if (previous !== void 0) values.push(...Array.isArray(previous) ? previous : [previous]);
				if (value !== void 0) values.push(...Array.isArray(value) ? value : [value]);
				headersPair[key] = values.length > 1 ? values : values[0];
			}
			return headersPair;
		}
		return headers;
	}
	function throwIfProxyAuthIsSent(headers) {
		for (const key in headers) if (isProxyAuthorizationHeader(key)) throwProxyAuthError();
	}
	function isProxyAuthorizationHeader(key) {
		return key.length === 19 && key.toLowerCase() === proxyAuthorization;
	}
	function hasHostHeader(headers) {
		for (const key in headers) if (key.length === 4 && key.toLowerCase() === "host") return true;
		return false;
	}
	function throwProxyAuthError() {
		throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor");
	}
	module.exports = ProxyAgent;
}));
export { require_proxy_agent as t };
