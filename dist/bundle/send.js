import { i as messageOf, n as webhookHeaders, t as signWebhook } from "./webhook.js";
import { Un as GateError } from "./start.js";
var { BlockList, isIP } = process.getBuiltinModule("node:net");
var { request } = process.getBuiltinModule("node:http");
var { request: request$1 } = process.getBuiltinModule("node:https");
var { lookup } = process.getBuiltinModule("node:dns");
// src/service/webhooks/addresses.ts
var [privateList, closedList] = [{
	ipv4: [
		"10.0.0.0/8",
		"100.64.0.0/10",
		"127.0.0.0/8",
		"172.16.0.0/12",
		"192.168.0.0/16"
	],
	ipv6: ["::1/128", "fc00::/7"]
}, {
	ipv4: [
		...[
			"0.0.0.0/8",
			"169.254.0.0/16",
			"192.0.0.0/24",
			"192.0.2.0/24",
			"192.31.196.0/24",
			"192.52.193.0/24"
		],
		...[
			"192.88.99.0/24",
			"192.175.48.0/24",
			"198.18.0.0/15",
			"198.51.100.0/24",
			"203.0.113.0/24"
		],
		...["224.0.0.0/4", "240.0.0.0/4"]
	],
	ipv6: [
		"2001::/23",
		"2001:db8::/32",
		"2002::/16",
		"2620:4f:8000::/48",
		"3fff::/20"
	]
}].map(listOf);
var globalList = listOf({
	ipv4: ["0.0.0.0/0"],
	ipv6: ["2000::/3"]
});
function listOf(ranges) {
	const list = new BlockList();
	for (const family of ["ipv4", "ipv6"]) for (const range of ranges[family]) {
		const [network = "", bits] = range.split("/");
		list.addSubnet(network, Number(bits), family);
	}
	return list;
}
function placeOf(address) {
	const plain = mappedAddress(address) ?? address.replace(/%.*$/, "");
	const family = isIP(plain) === 6 ? "ipv6" : "ipv4";
	if (isIP(plain) === 0) return "closed";
	if (privateList.check(plain, family)) return "private";
	return !globalList.check(plain, family) || closedList.check(plain, family) ? "closed" : "public";
}
function mappedAddress(address) {
	if (isIP(address) !== 6 || address.includes("%")) return void 0;
	const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
	if (high === void 0 || low === void 0) return void 0;
	const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
	return [
		first >> 8,
		first & 255,
		second >> 8,
		second & 255
	].join(".");
}
function isAllowed(address, allowPrivate) {
	const place = placeOf(address);
	return place === "public" || place === "private" && allowPrivate;
}
var maxUrlLength = 2e3;
function checkWebhookUrl(text, allowPrivate) {
	const url = URL.canParse(text) && text.length <= maxUrlLength ? new URL(text) : void 0;
	if (url === void 0 || !["https:", "http:"].includes(url.protocol)) throw badUrl("is not an https address");
	if (url.protocol === "http:" && !allowPrivate) throw badUrl("is not encrypted", "Use https; http goes to the own network alone, with --allow-private.");
	if (url.username !== "" || url.password !== "") throw badUrl("holds a user or a password");
	if (url.hash !== "") throw badUrl("has a fragment, which nobody would receive");
	const host = hostOf(url);
	if (isIP(host) !== 0 && !isAllowed(host, allowPrivate)) throw badUrl(`leads to ${host}, ${closedReason(host)}`);
	return url;
}
function badUrl(what, hint = "Name an https address that can be reached from here.") {
	return new GateError("CONFIG", `The URL of a webhook ${what}.`, { hint });
}
function closedReason(address) {
	return placeOf(address) === "private" ? "which is this machine or its network: that takes --allow-private" : "where no webhook may go";
}
function hostOf(url) {
	return url.hostname.replace(/^\[|\]$/g, "");
}
function checkedLookup(allowPrivate, resolve = lookup) {
	return (hostname, options, callback) => {
		resolve(hostname, {
			...options,
			all: true
		}, (error, addresses) => {
			if (error !== null) return callback(error, "");
			const refused = addresses.find(({ address }) => !isAllowed(address, allowPrivate));
			const [first] = addresses;
			if (refused !== void 0 || first === void 0) {
				const reason = first === void 0 ? "has no address" : `leads to ${refused?.address}, where it may not go`;
				return callback(new Error(`${hostname} ${reason}`), "");
			}
			if (options.all === true) callback(null, addresses);
			else callback(null, first.address, first.family);
		});
	};
}
// src/service/webhooks/send.ts
var defaultTimeoutMs = 1e4;
async function sendWebhook(message, options) {
	const begun = performance.now();
	const sent = (status, error) => {
		return {
			status,
			error,
			durationMs: Math.round(performance.now() - begun)
		};
	};
	try {
		const status = await post(message, options);
		if (status >= 200 && status < 300) return sent(status);
		return sent(status, status >= 300 && status < 400 ? "redirects are not followed" : `status ${status}`);
	} catch (error) {
		return sent(void 0, messageOf(error));
	}
}
async function post(message, { signal, now, timeoutMs = defaultTimeoutMs, resolve }) {
	const url = checkWebhookUrl(message.url, message.allowPrivate);
	const timeUp = AbortSignal.timeout(timeoutMs);
	const body = Buffer.from(message.body);
	const request$2 = (url.protocol === "https:" ? request$1 : request)(url, {
		method: "POST",
		headers: headersOf(message, body, now),
		lookup: checkedLookup(message.allowPrivate, resolve),
		agent: false,
		rejectUnauthorized: true,
		signal: AbortSignal.any([signal, timeUp])
	});
	try {
		return await new Promise((fulfil, reject) => {
			request$2.once("error", (error) => reject(timeUp.aborted ? new Error(`no answer within ${timeoutMs} ms`) : error));
			request$2.once("response", ({ statusCode = 0 }) => fulfil(statusCode));
			request$2.end(body);
		});
	} finally {
		request$2.on("error", () => void 0);
		request$2.destroy();
	}
}
function headersOf({ secret, eventId, event }, body, now) {
	const timestamp = Math.floor(now.getTime() / 1e3);
	const signed = secret === null ? void 0 : signWebhook({
		secret,
		eventId,
		timestamp,
		body
	});
	return {
		"Content-Type": "application/json",
		"Content-Length": body.byteLength,
		"User-Agent": "scan-gate",
		[webhookHeaders.event]: event,
		[webhookHeaders.eventId]: eventId,
		[webhookHeaders.timestamp]: timestamp,
		...signed !== void 0 && {
			[webhookHeaders.signature]: signed.signature,
			[webhookHeaders.timedSignature]: signed.timedSignature
		}
	};
}
export { checkWebhookUrl as n, sendWebhook as t };
