var { createHmac } = process.getBuiltinModule("node:crypto");
// src/service/log.ts
function logLine(entry, time) {
	return `${JSON.stringify({
		time: time.toISOString(),
		...entry
	})}\n`;
}
var maxMessageLength = 500;
function messageOf(error) {
	return (error instanceof Error ? error.message : String(error)).replaceAll(/[\x00-\x1f\x7f]+/g, " ").slice(0, maxMessageLength);
}
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
export { messageOf as i, webhookHeaders as n, logLine as r, signWebhook as t };
