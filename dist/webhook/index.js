import { createHash, createHmac, timingSafeEqual } from "node:crypto";
// src/api/webhook.ts
var webhookHeaders = {
	signature: "X-Scan-Gate-Signature",
	event: "X-Scan-Gate-Event",
	eventId: "X-Scan-Gate-Event-Id",
	timestamp: "X-Scan-Gate-Timestamp",
	timedSignature: "X-Scan-Gate-Timed-Signature"
};
function signWebhook({ secret, eventId, timestamp, body }) {
	const hmac = () => createHmac("sha256", secret);
	return {
		signature: hmac().update(body).digest("hex"),
		timedSignature: hmac().update(`${eventId}.${timestamp}.`).update(body).digest("hex")
	};
}
function verifyWebhook(received) {
	const { body, now = new Date(), toleranceSeconds = 300 } = received;
	const secrets = [received.secrets].flat().filter((secret) => secret !== "");
	if (secrets.length === 0) return {
		ok: false,
		reason: "no secret"
	};
	const [signature, timed, eventId, sent] = [
		"signature",
		"timedSignature",
		"eventId",
		"timestamp"
	].map((name) => headerOf(received.headers, webhookHeaders[name]));
	if (!signature || !timed || !eventId || !sent || !/^\d{1,12}$/.test(sent)) return {
		ok: false,
		reason: "unsigned"
	};
	const timestamp = Number(sent);
	if (!secrets.map((secret) => {
		const expected = signWebhook({
			secret,
			eventId,
			timestamp,
			body
		});
		return Number(isEqual(signature, expected.signature)) & Number(isEqual(timed, expected.timedSignature));
	}).includes(1)) return {
		ok: false,
		reason: "wrong signature"
	};
	const ageSeconds = now.getTime() / 1e3 - timestamp;
	if (!(Math.abs(ageSeconds) <= toleranceSeconds)) return {
		ok: false,
		reason: "too old or too new"
	};
	return withPayload(eventId, body);
}
function withPayload(eventId, body) {
	try {
		const payload = JSON.parse(typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body));
		return {
			ok: true,
			eventId,
			event: payload.event,
			payload
		};
	} catch {
		return {
			ok: false,
			reason: "no JSON"
		};
	}
}
function headerOf(headers, name) {
	if (headers instanceof Headers) return headers.get(name) ?? void 0;
	const values = Object.entries(headers).filter(([key]) => key.toLowerCase() === name.toLowerCase()).flatMap(([, value]) => value ?? []);
	return values.length === 1 ? values[0] : void 0;
}
function isEqual(given, expected) {
	const [one, other] = [given, expected].map((text) => createHash("sha256").update(text).digest());
	return one !== void 0 && other !== void 0 && timingSafeEqual(one, other);
}
export { signWebhook, verifyWebhook, webhookHeaders };
