import { Un as GateError } from "./start.js";
// src/service/http/scopes.ts
var actions = [
	"read",
	"write",
	"manage"
];
var resources = {
	organization: {
		plural: "organizations",
		actions
	},
	repository: {
		plural: "repositories",
		actions
	},
	scan: {
		plural: "scans",
		actions
	},
	violation: {
		plural: "violations",
		actions
	},
	user: {
		plural: "users",
		actions
	},
	integration: {
		plural: "integrations",
		actions: ["read", "write"]
	},
	"api-key": {
		plural: "api-keys",
		actions: ["read", "write"]
	},
	webhook: {
		plural: "webhooks",
		actions: ["read", "write"]
	}
};
var allScopes = Object.entries(resources).flatMap(([name, resource]) => resource.actions.map((action) => `${name}:${action}`));
function checkScopes(scopes) {
	const unknown = scopes.find((scope) => !allScopes.includes(scope));
	if (unknown === void 0) return;
	throw new GateError("CONFIG", `There is no scope ${JSON.stringify(unknown)}.`, { hint: `Scopes are ${allScopes.join(", ")}.` });
}
function permits(scopes, needed) {
	const [resource, action] = needed.split(":");
	return scopes.some((scope) => {
		const [owned, level] = scope.split(":");
		return owned === resource && rankOf(level) >= rankOf(action);
	});
}
function rankOf(action) {
	return actions.indexOf(action);
}
function permissionsOf(scopes) {
	return Object.entries(resources).flatMap(([name, resource]) => resource.actions.filter((action) => permits(scopes, `${name}:${action}`)).map((action) => `${action}:${resource.plural}`));
}
export { permits as i, checkScopes as n, permissionsOf as r, allScopes as t };
