import { Nn as harmlessJson, jn as batched } from "./start.js";
// src/report/json/pieces.ts
function jsonPieces(value) {
	return batched(withEnd(valuePieces(value, "\n")));
}
function* withEnd(pieces) {
	for (const piece of pieces) yield harmlessJson(piece);
	yield "\n";
}
function* valuePieces(value, lineEnd) {
	if (isWalked(value)) yield* listPieces(value, lineEnd);
	else if (isRecord(value)) yield* recordPieces(value, lineEnd);
	else yield wholeText(value, lineEnd);
}
function* listPieces(list, lineEnd) {
	let isEmpty = true;
	for (const item of list) {
		yield `${isEmpty ? "[" : ","}${lineEnd}  ${wholeText(item, `${lineEnd}  `)}`;
		isEmpty = false;
	}
	yield isEmpty ? "[]" : `${lineEnd}]`;
}
function* recordPieces(record, lineEnd) {
	let isEmpty = true;
	for (const [key, value] of Object.entries(record)) {
		if (value === void 0) continue;
		yield `${isEmpty ? "{" : ","}${lineEnd}  ${JSON.stringify(key)}: `;
		yield* valuePieces(value, `${lineEnd}  `);
		isEmpty = false;
	}
	yield isEmpty ? "{}" : `${lineEnd}}`;
}
function wholeText(value, lineEnd) {
	return (JSON.stringify(value, null, 2) ?? "null").replaceAll("\n", lineEnd);
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isWalked(value) {
	return isRecord(value) && Symbol.iterator in value;
}
export { jsonPieces as t };
