import { Nt as shown, Un as GateError } from "./start.js";
import { n as checkScopes } from "./scopes.js";
import { n as columns, r as listed, t as checkName } from "./store-command2.js";
// src/cli/keys.ts
var keyVerbs = {
	create: {
		takes: [
			"name",
			"scope",
			"expires"
		],
		needs: ["name", "scope"],
		words: "many",
		mayMake: true,
		run: create
	},
	list: {
		takes: [],
		words: "none",
		run: list
	},
	revoke: {
		takes: [],
		words: "one",
		word: "the ID of a key",
		run: revoke
	}
};
function create({ store, organization, session, flags, words, answer }) {
	const scopes = listed(flags.scope, words);
	checkScopes(scopes);
	const name = checkName("name", flags.name?.[0] ?? "");
	const expiresAt = flags.expires && endOf(flags.expires[0] ?? "", session.now);
	const { id, value: key } = store.keys.create(organization.id, {
		name,
		scopes,
		expiresAt
	});
	answer({
		id,
		key
	}, `${id}  ${name}  (${organization.name})\n\n  ${key}\n\nThe key is shown this once; keep it with your secrets.\n`);
}
function endOf(day, now) {
	const start = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(NaN);
	const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
	const end = start.getTime() + 864e5;
	if (isDay && end > now.getTime()) return new Date(end).toISOString();
	throw new GateError("CONFIG", `--expires: ${shown(day)} ${isDay ? "is over" : "is not a day, as 2027-01-31 is"}`, { hint: "Name the last day on which the key is valid, or leave the flag out." });
}
function list({ store, organization, session, answer }) {
	const keys = store.keys.list(organization.id);
	const rows = keys.map((key) => [
		key.id,
		key.name,
		statusOf(key, session.now),
		key.scopes.join(","),
		lastDayOf(key) ?? "never",
		key.lastUsedAt ?? "never"
	]);
	answer({ keys: keys.map((key) => ({
		id: key.id,
		name: key.name,
		status: statusOf(key, session.now),
		scopes: [...key.scopes],
		expires: lastDayOf(key) ?? null,
		createdAt: key.createdAt,
		lastUsedAt: key.lastUsedAt
	})) }, columns([
		"id",
		"name",
		"status",
		"scopes",
		"expires",
		"last used"
	], rows));
}
function statusOf({ revokedAt, expiresAt }, now) {
	if (revokedAt !== null) return "revoked";
	return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? "expired" : "valid";
}
function lastDayOf({ expiresAt }) {
	return expiresAt === null ? void 0 : new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}
function revoke({ store, organization, words: [id = ""], answer }) {
	if (!store.keys.revoke(organization.id, id)) throw new GateError("CONFIG", `${organization.name} has no valid key ${shown(id)}`, { hint: "scan-gate keys list shows them." });
	answer({
		id,
		status: "revoked"
	}, `${id} is revoked: requests with it are refused from now on.\n`);
}
export { keyVerbs };
