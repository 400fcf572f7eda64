import { Nn as harmlessJson, jn as batched } from "./start.js";
// src/report/json/pieces.ts
function* jsonPieces(value) {
	for (const batch of batched(valuePieces(value, 0))) yield harmlessJson(batch);
	yield "\n";
}
function* valuePieces(value, depth) {
	if (isWalked(value)) yield* listPieces(value, depth);
	else if (Array.isArray(value)) yield* arrayPieces(value, depth);
	else if (isRecord(value)) yield* recordPieces(value, depth);
	else yield JSON.stringify(value) ?? "null";
}
var groupLength = 16;
function* listPieces(list, depth) {
	let isEmpty = true;
	for (const items of groupsOf(list)) {
		yield isEmpty ? "[" : ",";
		yield itemsText(items, depth);
		isEmpty = false;
	}
	yield isEmpty ? "[]" : `${lineEnd(depth)}]`;
}
function* groupsOf(list) {
	let group = [];
	for (const item of list) {
		group.push(item);
		if (group.length < groupLength) continue;
		yield group;
		group = [];
	}
	if (group.length > 0) yield group;
}
function itemsText(items, depth) {
	let around = items;
	for (let level = 0; level < depth; level += 1) around = [around];
	const [ahead, behind] = [1 + depth * (depth + 3), (depth + 1) * (depth + 2)];
	return JSON.stringify(around, null, 2).slice(ahead, -behind);
}
function* arrayPieces(list, depth) {
	let isEmpty = true;
	for (const item of list) {
		yield `${isEmpty ? "[" : ","}${lineEnd(depth + 1)}`;
		yield* valuePieces(item, depth + 1);
		isEmpty = false;
	}
	yield isEmpty ? "[]" : `${lineEnd(depth)}]`;
}
function* recordPieces(record, depth) {
	let isEmpty = true;
	for (const [key, value] of Object.entries(record)) {
		if (value === void 0) continue;
		yield `${isEmpty ? "{" : ","}${lineEnd(depth + 1)}${JSON.stringify(key)}: `;
		yield* valuePieces(value, depth + 1);
		isEmpty = false;
	}
	yield isEmpty ? "{}" : `${lineEnd(depth)}}`;
}
function lineEnd(depth) {
	return `\n${"  ".repeat(depth)}`;
}
function isRecord(value) {
	return typeof value === "object" && value !== null;
}
function isWalked(value) {
	return isRecord(value) && !Array.isArray(value) && Symbol.iterator in value;
}
export { jsonPieces as t };
