import { Un as GateError, un as statedTwice } from "./start.js";
// src/api/json.ts
var depthCap = 64;
function parseJson(text) {
	if (/^\s*</.test(text)) throw new GateError("PROTOCOL", "the answer is an HTML page, not JSON", { hint: "Check base-url: it must be the address of the API, ending in the version segment, not of the dashboard or a log-in page." });
	const { depth, keyCount } = measure(text);
	if (depth > depthCap) throw new GateError("PROTOCOL", `the answer is nested deeper than ${depthCap} levels`);
	const value = parse(text);
	if (countKeys(value) !== keyCount) for (const path of repeatedKeys(text)) replace(value, path);
	return value;
}
function measure(text) {
	let [level, depth, keyCount] = [
		0,
		0,
		0
	];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code === quote) index = endOfString(text, index);
		else if (code === colon) keyCount += 1;
		else if (code === openBrace || code === openBracket) {
			level += 1;
			if (level > depth) depth = level;
		} else if ((code === closeBrace || code === closeBracket) && level > 0) level -= 1;
	}
	return {
		depth,
		keyCount
	};
}
function countKeys(value) {
	if (typeof value !== "object" || value === null) return 0;
	let count = 0;
	if (Array.isArray(value)) {
		for (const item of value) count += countKeys(item);
		return count;
	}
	for (const key in value) count += 1 + countKeys(value[key]);
	return count;
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new GateError("PROTOCOL", text.trim() === "" ? "the answer is empty" : "the answer is not JSON", { cause: error });
	}
}
function repeatedKeys(text) {
	const levels = [];
	const repeated = [];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		const level = levels.at(-1);
		if (code === quote) {
			const end = endOfString(text, index);
			if (level?.isKeyNext && isKeyAgain(level, text.slice(index + 1, end))) repeated.push(levels.map(({ at }) => at));
			index = end;
		} else if (code === openBrace || code === openBracket) {
			const isObject = code === openBrace;
			levels.push({
				keys: isObject ? new Set() : void 0,
				at: isObject ? "" : 0,
				isKeyNext: isObject
			});
		} else if (code === closeBrace || code === closeBracket) levels.pop();
		else if (code === comma && level !== void 0) {
			if (typeof level.at === "number") level.at += 1;
			else level.isKeyNext = true;
		}
	}
	return repeated;
}
function endOfString(text, start) {
	for (let end = text.indexOf("\"", start + 1); end >= 0; end = text.indexOf("\"", end + 1)) {
		let first = end;
		while (text.charCodeAt(first - 1) === backslash) first--;
		if ((end - first) % 2 === 0) return end;
	}
	return text.length;
}
function isKeyAgain(level, raw) {
	const key = raw.includes("\\") ? unescaped(raw) : raw;
	level.isKeyNext = false;
	level.at = key;
	if (level.keys?.has(key)) return true;
	level.keys?.add(key);
	return false;
}
function unescaped(raw) {
	try {
		return String(JSON.parse(`"${raw}"`));
	} catch {
		return raw;
	}
}
function replace(root, path) {
	let holder = root;
	for (const step of path.slice(0, -1)) {
		if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, step)) return;
		holder = holder[step];
	}
	const last = path.at(-1);
	if (typeof holder !== "object" || holder === null || last === void 0) return;
	Object.defineProperty(holder, last, {
		value: statedTwice,
		enumerable: true,
		writable: true,
		configurable: true
	});
}
var [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, comma, colon] = [..."\"\\{}[],:"].map((character) => character.charCodeAt(0));
export { parseJson as t };
