import { nr as hasOwnBase } from "./start.js";
import { i as pathMatcher } from "./places.js";
// src/steps/scope.ts
var narrowing = [
	"auto",
	"changed",
	"changed-lines"
];
function hasTrustedBase({ context, trustedBases }) {
	const { base } = context;
	return !hasOwnBase(context) || trustedBases.some((glob) => pathMatcher(glob)(base?.branch ?? ""));
}
function scopeHere({ scope }, compared, { note }) {
	if (!narrowing.includes(scope)) return scope;
	const { base, defaultBranch = "the default branch" } = compared.context;
	const missing = scope === "auto" ? compared.comparison?.missing : void 0;
	if (hasTrustedBase(compared) && missing !== void 0) note(missing);
	if (hasTrustedBase(compared)) return missing !== void 0 || scope === "auto" && base === void 0 ? "scan" : scope;
	note(`The base is ${base?.branch}, not ${defaultBranch} or one of trusted-bases: everything that this scan found is judged`);
	return "scan";
}
export { scopeHere as n, hasTrustedBase as t };
