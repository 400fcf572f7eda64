import { Hn as neutralLine, Mn as cut, Xn as partsOf } from "./start.js";
// src/report/html/markup.ts
var markup = Symbol("markup");
var lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
var hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
var plain = /^[ -~]*$/;
var entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function html(parts, ...values) {
	return { [markup]: String.raw({ raw: parts }, ...values.map(markupOf)) };
}
var nothing = { [markup]: "" };
function textOf(fragment) {
	return fragment[markup];
}
function ownElement(name, text) {
	return { [markup]: `<${name}>${text}</${name}>` };
}
function* dataPieces(id, json) {
	yield `<script type="application/json" id="${escapeText(id)}">`;
	yield* json;
	yield "<\/script>";
}
function markupOf(value) {
	if (value === void 0) return "";
	if (typeof value === "number") return escapeText(String(value));
	if (typeof value === "string") return escapeText(value);
	return isList(value) ? value.map(textOf).join("") : textOf(value);
}
function isList(value) {
	return Array.isArray(value);
}
function escapeText(text) {
	return visible(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
function visible(text) {
	if (plain.test(text)) return text;
	return text.replaceAll(lineBreak, "\n").replaceAll(hidden, pictureOf);
}
var pictures = new Map();
function pictureOf(character) {
	const known = pictures.get(character) ?? neutralLine(character);
	pictures.set(character, known);
	return known;
}
function lineText(text, maxLength) {
	return flatText(text, maxLength).trim();
}
function flatText(text, maxLength) {
	const shown = visible(text.slice(0, maxLength + 1)).replaceAll("\n", "\u240a").replaceAll("	", " ");
	return cut(shown, maxLength);
}
function proseText(text, maxLength) {
	return html`${partsOf(text).map((part) => typeof part === "string" ? html`${flatText(part, maxLength)}` : html`<code>${lineText(part.code, maxLength)}</code>`)}`;
}
function blockText(text, maxLength) {
	const start = text.search(/\S/);
	if (start < 0) return "";
	const lineStart = Math.max(text.lastIndexOf("\n", start), text.lastIndexOf("\r", start)) + 1;
	return cut(visible(text.slice(lineStart, lineStart + maxLength + 1)), maxLength).trimEnd();
}
function embeddedJson(value) {
	return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
export { lineText as a, proseText as c, html as i, textOf as l, dataPieces as n, nothing as o, embeddedJson as r, ownElement as s, blockText as t };
