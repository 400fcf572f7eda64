import { Nt as shown, Un as GateError, ot as notDone, pn as didYouMean } from "./start.js";
import { r as newIdentifier } from "./store.js";
import { n as checkWebhookUrl, t as sendWebhook } from "./send.js";
import { n as eventNames, r as neverSent } from "./payloads.js";
import { n as columns, r as listed } from "./store-command2.js";
// src/cli/webhooks.ts
var word = "the ID of a webhook";
var webhookVerbs = {
	add: {
		takes: [
			"url",
			"event",
			"secret-stdin",
			"allow-private"
		],
		needs: ["url", "event"],
		words: "many",
		mayMake: true,
		run: add
	},
	list: {
		takes: [],
		words: "none",
		run: list
	},
	remove: {
		takes: [],
		words: "one",
		word,
		run: remove
	},
	rotate: {
		takes: ["secret-stdin"],
		needs: ["secret-stdin"],
		words: "one",
		word,
		run: rotate
	},
	deliveries: {
		takes: [],
		words: "one",
		word,
		run: deliveries
	},
	test: {
		takes: [],
		words: "one",
		word,
		run: test
	}
};
async function add({ store, organization, session, flags, words, answer }) {
	const events = listed(flags.event, words).map(eventOf);
	const allowPrivate = flags["allow-private"] === true;
	const { href: url } = checkWebhookUrl(flags.url?.[0] ?? "", allowPrivate);
	const secret = flags["secret-stdin"] ? await readSecret(session) : null;
	const id = store.webhooks.add(organization.id, {
		url,
		events,
		secret,
		allowPrivate
	});
	const notes = [...events.filter((event) => neverSent.includes(event)).map((event) => `${event} is never sent: this service knows no members.`), ...secret === null ? ["What is sent is not signed: give a secret with --secret-stdin."] : []];
	answer({
		id,
		notes
	}, [
		`${id}  ${url}`,
		...notes,
		""
	].join("\n"));
}
function eventOf(text) {
	const event = eventNames.find((name) => name === text);
	if (event !== void 0) return event;
	throw new GateError("CONFIG", `There is no event ${shown(text)}${didYouMean(text, eventNames)}`, { hint: `Events are ${eventNames.join(", ")}.` });
}
var leastSecretLength = 16;
async function readSecret(session) {
	const secret = (await session.readInput()).replace(/\r?\n$/, "");
	if (secret.length >= leastSecretLength && !/[\r\n]/.test(secret)) return secret;
	throw new GateError("CONFIG", `--secret-stdin: a secret is one line of at least ${leastSecretLength} characters`, { hint: "Make one with: openssl rand -hex 32" });
}
function list({ store, organization, answer }) {
	const webhooks = store.webhooks.list(organization.id);
	const rows = webhooks.map((hook) => [
		hook.id,
		statusOf(hook),
		hook.events.join(","),
		hook.url
	]);
	answer({ webhooks: webhooks.map((hook) => ({
		id: hook.id,
		url: hook.url,
		events: [...hook.events],
		status: statusOf(hook),
		failures: hook.failures,
		signed: hook.secret !== null,
		allowPrivate: hook.allowPrivate,
		createdAt: hook.createdAt
	})) }, columns([
		"id",
		"status",
		"events",
		"url"
	], rows));
}
function statusOf({ disabledAt, failures }) {
	if (disabledAt !== null) return "disabled";
	return failures > 0 ? "failing" : "active";
}
function remove({ store, organization, words: [id = ""], answer }) {
	if (!store.webhooks.remove(organization.id, id)) throw unknownWebhook(id);
	answer({
		id,
		status: "removed"
	}, `${id} is removed, with what waited for it.\n`);
}
async function rotate({ store, organization, session, words: [id = ""], answer }) {
	const { id: known } = webhookOf({
		store,
		organization
	}, id);
	store.webhooks.setSecret(known, await readSecret(session));
	answer({
		id,
		status: "rotated"
	}, `What is sent to ${id} is signed with the new secret from now on.\n`);
}
var shownDeliveries = 100;
function deliveries({ store, organization, words: [id = ""], answer }) {
	const { id: known } = webhookOf({
		store,
		organization
	}, id);
	const all = store.outbox.list(known, shownDeliveries);
	const rows = all.map((each) => [
		each.eventId,
		each.event,
		each.createdAt,
		each.status,
		lastOf(each),
		each.dueAt ?? ""
	]);
	answer({ deliveries: all }, columns([
		"event id",
		"event",
		"of",
		"status",
		"last attempt",
		"next attempt"
	], rows));
}
function lastOf({ attempts }) {
	const last = attempts.at(-1);
	return last === void 0 ? "" : `${attempts.length}: ${last.error ?? last.status}`;
}
async function test({ store, organization, session, words: [id = ""], answer }) {
	const webhook = webhookOf({
		store,
		organization
	}, id);
	const now = new Date();
	const event = "webhook.test";
	const body = JSON.stringify({
		event,
		timestamp: now.toISOString(),
		data: { webhook_id: webhook.id }
	});
	const message = {
		...webhook,
		eventId: newIdentifier("evt"),
		event,
		body
	};
	const { status = null, error = null, durationMs } = await sendWebhook(message, {
		signal: session.cancel,
		now
	});
	if (error === null) store.webhooks.enable(webhook.id);
	const text = error === null ? `${id} took the event: status ${status}, ${durationMs} ms.` : `${id} failed: ${error}.`;
	answer({
		id,
		delivered: error === null,
		status,
		error,
		durationMs
	}, `${text}\n`);
	return error === null ? void 0 : notDone;
}
function webhookOf({ store, organization }, id) {
	const webhook = store.webhooks.find(organization.id, id);
	if (webhook === void 0) throw unknownWebhook(id);
	return webhook;
}
function unknownWebhook(id) {
	return new GateError("CONFIG", `There is no webhook ${shown(id)}`, { hint: "scan-gate webhooks list shows them." });
}
export { webhookVerbs };
