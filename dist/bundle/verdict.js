// src/policy/verdict.ts
var verdicts = [
	"failed",
	"inconclusive",
	"passed"
];
function worstVerdict(several) {
	return verdicts.find((verdict) => several.includes(verdict)) ?? "passed";
}
export { worstVerdict as n, verdicts as t };
