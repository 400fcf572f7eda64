// src/ci/github/identity.ts
function keyOf(category) {
	return `scan-gate:${category ?? ""}`;
}
function keyOfRun(category, event) {
	return event === void 0 ? keyOf(category) : `${keyOf(category)}:${event}`;
}
function externalIdOf(key, startedMs) {
	return `${key}@${Math.round(startedMs)}`;
}
function readExternalId(externalId) {
	const [, key = "", time = "0"] = /^(.*?)(?:@(\d{1,15}))?$/s.exec(externalId ?? "") ?? [];
	return {
		key,
		startedMs: Number(time)
	};
}
function isKeyOf(externalId, category) {
	const [wanted, { key }] = [keyOf(category), readExternalId(externalId)];
	return key === wanted || key.startsWith(`${wanted}:`);
}
export { readExternalId as a, keyOfRun as i, isKeyOf as n, keyOf as r, externalIdOf as t };
