// src/policy/verdict.ts
var verdicts = [
	"failed",
	"inconclusive",
	"passed"
];
function worstVerdict(several) {
	return verdicts.find((verdict) => several.includes(verdict)) ?? "passed";
}
function provenCount({ lo, named }) {
	return Math.max(lo, tallySum(named?.blocks ?? {}));
}
function tallySum(tally) {
	return Object.values(tally).reduce((sum, count) => sum + count, 0);
}
export { verdicts as n, worstVerdict as r, provenCount as t };
