import { t as __commonJSMin } from "./rolldown-runtime.js";
import { a as require_dispatcher_base } from "./pool.js";
import { s as require_symbols } from "./util.js";
import { t as require_proxy_agent } from "./proxy-agent.js";
import { t as require_agent } from "./agent.js";
// node_modules/undici/lib/dispatcher/env-http-proxy-agent.js
var require_env_http_proxy_agent = __commonJSMin(((exports, module) => {
	var DispatcherBase = require_dispatcher_base();
	var { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = require_symbols();
	var ProxyAgent = require_proxy_agent();
	var Agent = require_agent();
	var DEFAULT_PORTS = {
		"http:": 80,
		"https:": 443
	};
	var EnvHttpProxyAgent = class extends DispatcherBase {
		#noProxyValue = null;
		#noProxyEntries = null;
		#opts = null;
		constructor(opts = {}) {
			super(opts);
			this.#opts = opts;
			const { httpProxy, httpsProxy, noProxy, ...agentOpts } = opts;
			this[kNoProxyAgent] = new Agent(agentOpts);
			const HTTP_PROXY = httpProxy ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
			if (HTTP_PROXY) this[kHttpProxyAgent] = new ProxyAgent({
				...agentOpts,
				uri: HTTP_PROXY
			});
			else this[kHttpProxyAgent] = this[kNoProxyAgent];
			const HTTPS_PROXY = httpsProxy ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
			if (HTTPS_PROXY) this[kHttpsProxyAgent] = new ProxyAgent({
				...agentOpts,
				uri: HTTPS_PROXY
			});
			else this[kHttpsProxyAgent] = this[kHttpProxyAgent];
			this.#parseNoProxy();
		}
		[kDispatch](opts, handler) {
			const url = new URL(opts.origin);
			return this.#getProxyAgentForUrl(url).dispatch(opts, handler);
		}
		[kClose]() {
			return Promise.all([
				this[kNoProxyAgent].close(),
				!this[kHttpProxyAgent][kClosed] && this[kHttpProxyAgent].close(),
				!this[kHttpsProxyAgent][kClosed] && this[kHttpsProxyAgent].close()
			]);
		}
		[kDestroy](err) {
			return Promise.all([
				this[kNoProxyAgent].destroy(err),
				!this[kHttpProxyAgent][kDestroyed] && this[kHttpProxyAgent].destroy(err),
				!this[kHttpsProxyAgent][kDestroyed] && this[kHttpsProxyAgent].destroy(err)
			]);
		}
		#getProxyAgentForUrl(url) {
			let { protocol, host: hostname, port } = url;
			hostname = hostname.replace(/:\d*$/, "").replace(/^\[(.+)\]$/, "$1").toLowerCase();
			if (hostname.length > 1 && hostname.charCodeAt(hostname.length - 1) === 46) hostname = hostname.slice(0, -1);
			port = Number.parseInt(port, 10) || DEFAULT_PORTS[protocol] || 0;
			if (!this.#shouldProxy(hostname, port)) return this[kNoProxyAgent];
			if (protocol === "https:") return this[kHttpsProxyAgent];
			return this[kHttpProxyAgent];
		}
		#shouldProxy(hostname, port) {
			if (this.#noProxyChanged) this.#parseNoProxy();
			if (this.#noProxyEntries.length === 0) return true;
			for (let i = 0; i < this.#noProxyEntries.length; i++) {
				const entry = this.#noProxyEntries[i];
				if (entry.hostname === "*") {
					if (entry.port && entry.port !== port) continue;
					return false;
				}
				if (entry.port && entry.port !== port) continue;
				if (!entry.wildcard && hostname === entry.hostname) return false;
				if (hostname.slice(-(entry.hostname.length + 1)) === `.${entry.hostname}`) return false;
			}
			return true;
		}
		#parseNoProxy() {
			const noProxyValue = this.#opts.noProxy ?? this.#noProxyEnv;
			const noProxySplit = noProxyValue.split(/[,\s]/);
			const noProxyEntries = [];
			for (let i = 0; i < noProxySplit.length; i++) {
				const entry = noProxySplit[i];
				if (!entry) continue;
				let hostname, port;
				const ipv6WithPort = entry.match(/^\[(.+)\]:(\d+)$/);
				if (ipv6WithPort) {
					hostname = ipv6WithPort[1];
					port = Number.parseInt(ipv6WithPort[2], 10);
				} else {
					const unbracketed = entry.replace(/^\[(.+)\]$/, "$1");
					const parsed = (unbracketed.match(/:/g) || []).length === 1 && unbracketed.match(/^(.+):(\d+)$/);
					hostname = parsed ? parsed[1] : unbracketed;
					port = parsed ? Number.parseInt(parsed[2], 10) : 0;
				}
				const wildcard = entry.charCodeAt(0) === 42;
				noProxyEntries.push({
					hostname: hostname.replace(/^\*?\./, "").replace(/^(.+)\.$/, "$1").toLowerCase(),
					port,
					wildcard
				});
			}
			this.#noProxyValue = noProxyValue;
			this.#noProxyEntries = noProxyEntries;
		}
		get #noProxyChanged() {
			if (this.#opts.noProxy !== void 0) return false;
			return this.#noProxyValue !== this.#noProxyEnv;
		}
		get #noProxyEnv() {
			return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
		}
	};
	module.exports = EnvHttpProxyAgent;
}));
export default require_env_http_proxy_agent();
export {};
