import { Gt as severities } from "./start.js";
import { a as matchText, n as ruleOf, r as holdsAll } from "./rule.js";
// src/policy/rules/named.ts
var named = ({ rules = [] }, facts) => rules.map(({ allow, match, ...rule }) => {
	const asks = {
		kind: "match",
		severities: match.severity ?? severities
	};
	return ruleOf({
		...rule,
		match,
		asks,
		...allow > 0 && { allow }
	}, facts);
});
function namedText({ match, allow, effect }) {
	return `${effect === "warn" ? "warns of" : "blocks on"} ${allow > 0 ? `more than ${allow} ` : ""}${matchText(match)}`;
}
function isAtLeastAsStrict(rule, other) {
	return (rule.effect === "block" || other.effect === "warn") && rule.allow <= other.allow && holdsAll(rule.match, other.match);
}
export { named as n, namedText as r, isAtLeastAsStrict as t };
