// src/policy/answer.ts
var answerRank = {
	no: 0,
	unknown: 1,
	yes: 2
};
function answer(fact) {
	if (fact === void 0) return "unknown";
	return fact ? "yes" : "no";
}
function not(given) {
	if (given === "unknown") return given;
	return given === "yes" ? "no" : "yes";
}
function both(...answers) {
	if (answers.includes("no")) return "no";
	return answers.includes("unknown") ? "unknown" : "yes";
}
function either(...answers) {
	if (answers.includes("yes")) return "yes";
	return answers.includes("unknown") ? "unknown" : "no";
}
export { not as a, either as i, answerRank as n, both as r, answer as t };
