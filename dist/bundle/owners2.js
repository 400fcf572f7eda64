import { Un as GateError, Wn as asGateError, v as foldRepositoryUrl } from "./start.js";
import { i as parseCodeOwners, r as ownerPlaces } from "./code-owners.js";
// src/steps/owners.ts
async function withCodeOwners(of, reading) {
	const asked = (of.policy.rules ?? []).filter(({ match }) => match.owner !== void 0);
	const undecided = asked.length === 0 ? "" : ", so rules with owner cannot be decided";
	try {
		const read = await readOwners(reading);
		if (read === void 0) {
			reading.log.note(`There is no CODEOWNERS${undecided}: ${ownerPlaces[dialectOf(reading.context)].join(", ")}`);
			return of;
		}
		const { codeOwners, at } = read;
		reading.log.note(`Owners: ${at}`);
		for (const { name, match } of asked) for (const owner of match.owner ?? []) if (owner.includes("@") && !codeOwners.names.has(owner.toLowerCase())) reading.log.note(`Rule ${name} asks for ${owner}, whom CODEOWNERS does not name`);
		return {
			...of,
			policy: {
				...of.policy,
				codeOwners
			}
		};
	} catch (error) {
		const { code, message } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		reading.log.note(`CODEOWNERS could not be read${undecided}: ${message}`);
		return of;
	}
}
async function readOwners({ around, context }) {
	const dialect = dialectOf(context);
	if (around.readPolicyFile === void 0) throw new GateError("NOT_FOUND", "there is no repository to read it from");
	for (const path of ownerPlaces[dialect]) {
		const found = await around.readPolicyFile("trusted", path);
		if (found === void 0) continue;
		if (Buffer.byteLength(found.text) > 3e6) throw new GateError("CONFIG", `${path} is larger than 3 MB`);
		return {
			codeOwners: parseCodeOwners(found.text, dialect),
			at: `${path} of ${found.at}`
		};
	}
}
function dialectOf({ system, repositoryUrl }) {
	if (system === "github" || system === "gitlab" || system === "bitbucket") return system;
	const { host = "" } = foldRepositoryUrl(repositoryUrl ?? "") ?? {};
	return /(?:^|\.)gitlab\./.test(host) ? "gitlab" : /(?:^|\.)bitbucket\./.test(host) ? "bitbucket" : "github";
}
export { withCodeOwners };
